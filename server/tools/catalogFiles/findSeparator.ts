import { maxBy } from 'es-toolkit'

const SEPARATORS = [',', ';', '\t'] as const

/** How much of a file is searched for its header, in characters. */
const SEARCHED = 10_000

/** What tells a spreadsheet the separator, before the header. One that does not know it saves it as a row. */
const SEPARATOR_LINE = /^"?sep=(.)"?[,;\t]*(?=[\r\n]|$)/i

/**
 * Takes the text of a CSV file, in pieces; returns the separator of its values, and the whole text again,
 * with a blank line in the place of `sep=;`. No column has a separator in its name, so it is the one that occurs most
 * often in the header.
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
  const [line = '', named] = SEPARATOR_LINE.exec(start) ?? []
  start = start.slice(line.length)
  const header = start.split(/[\r\n]/).find((line) => /[^\s,;"]/.test(line)) ?? ''
  async function* whole() {
    yield start
    yield* { [Symbol.asyncIterator]: () => pieces }
  }
  return {
    separator: maxBy(named ? [named, ...SEPARATORS] : SEPARATORS, (each) => header.split(each).length),
    whole: whole(),
  }
}
