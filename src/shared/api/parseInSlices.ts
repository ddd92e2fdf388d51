import { forEachInSlices } from '../scheduling/forEachInSlices'

/** The length in characters from which parsing takes longer than a frame. */
const LONG = 500_000

/** The approximate number of characters that are parsed at a time. */
const SLICE = 50_000

/** How many false boundaries between two records are tried before giving up. */
const TRIES = 200

const BETWEEN_RECORDS = '},{'

/**
 * Parses a list in slices. A slice ends at a boundary between two records; when it cannot be parsed, the boundary was
 * inside a text or a record, and the next one is tried.
 */
function* slicesOf(list: string): Generator<unknown[]> {
  let to = 0
  for (let from = 0; from < list.length; from = to + 2) {
    let records: unknown[] | undefined
    to = from + SLICE
    for (let tries = 1; !records; tries += 1) {
      to = list.indexOf(BETWEEN_RECORDS, to + 1)
      if (to < 0) to = list.length
      try {
        records = JSON.parse(`[${list.slice(from, to + 1)}]`)
      } catch (error) {
        if (to === list.length || tries === TRIES) throw error
      }
    }
    yield records
  }
}

/**
 * Takes JSON text; returns its value. A long text with one list, such as `{"products":[…]}`, is parsed in slices that
 * yield to the main thread. Rejects with a SyntaxError for invalid JSON.
 */
export const parseInSlices = async (text: string): Promise<unknown> => {
  const [opening, name] = /^\{"(\w+)":\[/.exec(text) ?? []
  if (text.length < LONG || !opening || !name || !text.endsWith(']}')) return JSON.parse(text)
  const list: unknown[] = []
  try {
    await forEachInSlices(slicesOf(text.slice(opening.length, -2)), (records) => list.push(...records))
  } catch {
    // It holds more than one list, or is invalid.
    return JSON.parse(text)
  }
  return { [name]: list }
}
