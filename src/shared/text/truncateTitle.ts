const LONGEST_TITLE = 27
const KEPT = 26

/**
 * How a title is shown: how many of its characters, and what stands at its end. One of more than 27 is cut
 * to its first 26 and '...' (specification, section 9).
 */
export const truncateTitle = (title: string) =>
  title.length > LONGEST_TITLE ? { kept: KEPT, end: '...' } : { kept: title.length, end: '' }
