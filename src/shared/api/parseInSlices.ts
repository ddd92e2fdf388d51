import { inSlices } from '../inSlices'

/** A text longer than this takes longer to read than a frame does. */
const LONG = 500_000

/** About so many letters are read at a time. */
const SLICE = 50_000

/** So often two records may seem to meet where they do not, before it is given up. */
const TRIES = 200

const BETWEEN_RECORDS = '},{'

/**
 * The records of a list, a slice of them at a time. A slice ends where two records seem to meet and what came
 * before can be read by itself; where it cannot, they met within a text or within a record.
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
 * Reads an answer. A long one that is a list under one name, such as `{"products":[…]}`, is read in slices, so
 * that the page stays awake; anything else at once.
 */
export const parseInSlices = async (text: string): Promise<unknown> => {
  const [opening, name] = /^\{"(\w+)":\[/.exec(text) ?? []
  if (text.length < LONG || !opening || !name || !text.endsWith(']}')) return JSON.parse(text)
  const list: unknown[] = []
  try {
    await inSlices(slicesOf(text.slice(opening.length, -2)), (records) => list.push(...records))
  } catch {
    // There is more in it than the list, or it is no JSON at all.
    return JSON.parse(text)
  }
  return { [name]: list }
}
