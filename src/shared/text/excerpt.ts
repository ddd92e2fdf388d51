/** How many characters of a description search engines show. */
const MAX_LENGTH = 155

/** Takes a text; returns its beginning in whole words, at most 155 characters with the final '…'. */
export const excerpt = (text: string): string => {
  if (text.length <= MAX_LENGTH) return text
  return `${text.slice(0, MAX_LENGTH - 1).replace(/[\s,;:.–-]*\s\S*$/, '')}…`
}
