const LONGEST_TITLE = 27
const KEPT = 26

/** Cuts a title of more than 27 characters to its first 26 and '...' (specification, section 9). */
export const truncateTitle = (title: string): string =>
  title.length > LONGEST_TITLE ? `${title.slice(0, KEPT)}...` : title
