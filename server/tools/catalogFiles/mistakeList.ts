/** A field of the file, with its line. */
export type Field = { name: string; value: unknown; line: number }

/** A product or a category of the file. */
export type Entry = { fields: Field[]; line: number }

export type Table = 'categories' | 'products'

/** An entry and its table. A file has its categories before its products. */
export type Item = { table: Table; entry: Entry }

/** Takes the line of a mistake of the file, and what is wrong there. */
export type Report = (line: number, problem: string) => void

/** The file cannot be imported. The message is for the owner, with one line for each mistake. */
export class CatalogError extends Error {}

/** How many mistakes a message lists. */
const MAX_LISTED = 1_000

/** Returns a list of mistakes: `report` adds one, and `check` throws a `CatalogError` if there are any. */
export const createMistakes = () => {
  const mistakes: { line: number; problem: string }[] = []
  let count = 0
  return {
    report: (line: number, problem: string) => {
      count += 1
      if (count <= MAX_LISTED) mistakes.push({ line, problem })
    },
    check: () => {
      if (count === 0) return
      const lines = mistakes
        .sort((one, other) => one.line - other.line)
        .map(({ line, problem }) => `line ${line}: ${problem}`)
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
  return json.length > MAX_SHOWN ? `${json.slice(0, MAX_SHOWN)}…` : json
}
