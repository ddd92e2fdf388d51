/** A field of the file, with its line. */
export type Field = { name: string; value: unknown; line: number }

/** A product or a category of the file. */
export type Entry = { fields: Field[]; line: number }

export type Mistake = { line: number; text: string }

export type CatalogFile = { categories: Entry[]; products: Entry[]; mistakes: Mistake[] }

/** The file cannot be imported. The message is for the owner, with one line for each mistake. */
export class CatalogError extends Error {}

/** The longest value that a message shows, in characters. */
const MAX_SHOWN = 60

/** Takes a value of the file; returns it as messages show it: short, and on one line. */
export const quote = (value: unknown): string => {
  const json = JSON.stringify(value)
  return json.length > MAX_SHOWN ? `${json.slice(0, MAX_SHOWN)}…` : json
}
