/** What a search engine shows of a description. */
const MOST = 155

/** Takes a text and returns its beginning for a description: whole words, 155 characters at most, '…' included. */
export const excerpt = (text: string): string => {
  if (text.length <= MOST) return text
  return `${text.slice(0, MOST - 1).replace(/[\s,;:.–-]*\s\S*$/, '')}…`
}
