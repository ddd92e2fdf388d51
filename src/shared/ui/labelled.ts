/**
 * What is written on a button, and its name for whoever does not see beside what it stands. The name
 * begins with what is written, so that it can be called by that.
 */
export const labelled = (text: string, about: string) => ({
  children: text,
  'aria-label': `${text}, ${about}`,
})
