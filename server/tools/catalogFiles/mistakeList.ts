/** A product or a category of the file, and where it is, as messages say it: 'line 3', 'product 3 (id "a")'. */
export type Entry = { place: string; fields: Record<string, unknown> }

export type Table = 'categories' | 'products'

/** An entry and its table. A file has its categories before its products. */
export type Item = { table: Table; entry: Entry }

/** Takes the place of a mistake of the file, and what is wrong there. */
export type Report = (place: string, problem: string) => void

/** The file cannot be imported, or not all of it. The message is for the owner, with one line for each mistake. */
export class CatalogError extends Error {}

/** How many mistakes a message lists. */
const MAX_LISTED = 1_000

/** Returns a list of mistakes: `report` adds one, and `check` throws a `CatalogError` if there are any. */
export const createMistakes = () => {
  const mistakes: { place: string; problem: string }[] = []
  let count = 0
  return {
    report: (place: string, problem: string) => {
      count += 1
      if (count <= MAX_LISTED) mistakes.push({ place, problem })
    },
    check: () => {
      if (count === 0) return
      const lines = mistakes
        .sort((one, other) => one.place.localeCompare(other.place, 'en', { numeric: true }))
        .map(({ place, problem }) => `${place}: ${problem}`)
      if (count > MAX_LISTED) lines.push(`…and ${count - MAX_LISTED} more.`)
      const number = count === 1 ? '1 mistake' : `${count} mistakes`
      throw new CatalogError([...lines, `Nothing was changed: the file has ${number}.`].join('\n'))
    },
  }
}

/** The longest value that a message shows, in characters. */
const MAX_SHOWN = 60

/** Takes a value of the file; returns it as messages show it: short, and on one line. */
export const quote = (value: unknown): string => {
  const json = JSON.stringify(value)
  // The cut may halve a surrogate pair. PostgreSQL, to which the places of products are sent, refuses a half.
  return json.length > MAX_SHOWN ? `${json.slice(0, MAX_SHOWN).replace(/\p{Surrogate}$/u, '')}…` : json
}
