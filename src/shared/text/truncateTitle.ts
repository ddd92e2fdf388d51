const LONGEST_TITLE = 27
const CUT_LENGTH = 26

/**
 * Takes a title; returns how many of its characters to show, and what to append: 26 and '...' if it is longer than 27
 * characters, else all (specification, section 9).
 */
export const truncateTitle = (title: string) =>
  title.length > LONGEST_TITLE ? { length: CUT_LENGTH, suffix: '...' } : { length: title.length, suffix: '' }
