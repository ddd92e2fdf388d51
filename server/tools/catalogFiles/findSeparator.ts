import { maxBy } from 'es-toolkit'

const SEPARATORS = [',', ';', '\t'] as const

/** How much of a file is searched for its header, in characters. */
const SEARCHED = 10_000

/**
 * Takes the text of a CSV file, in pieces; returns what separates its values, and the same text. The names of the columns
 * have no separator in them, so it is the one that the header has most of.
 */
export const findSeparator = async (
  text: AsyncIterable<string>,
): Promise<{ separator: string; whole: AsyncGenerator<string> }> => {
  const pieces = text[Symbol.asyncIterator]()
  let start = ''
  while (start.length < SEARCHED) {
    const { done, value } = await pieces.next()
    if (done) break
    start += value
  }
  const header = start.split(/[\r\n]/).find((line) => /[^\s,;"]/.test(line)) ?? ''
  async function* whole() {
    yield start
    yield* { [Symbol.asyncIterator]: () => pieces }
  }
  return { separator: maxBy(SEPARATORS, (separator) => header.split(separator).length), whole: whole() }
}
