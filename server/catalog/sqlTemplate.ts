import type { Queryable } from '../database/database'

/** A piece of SQL with its values, which get their placeholders when the statement is complete. */
export type Sql = (bind: (value: unknown) => string) => string

/** Takes SQL of this program, which contains no value from outside; returns it as a piece. */
export const raw =
  (text: string | number): Sql =>
  () =>
    String(text)

/** A template tag for SQL: a piece becomes part of the text, anything else a value of the statement. */
export const sql =
  (texts: TemplateStringsArray, ...parts: unknown[]): Sql =>
  (bind) =>
    texts.reduce((text, next, index) => {
      const part = parts[index - 1]
      return text + (typeof part === 'function' ? (part as Sql)(bind) : bind(part)) + next
    })

/** Takes a text; returns the pattern of `like` for texts that contain it. */
export const patternOf = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Takes conditions; returns one that is met where all of them are. */
export const allOf = (conditions: Sql[]): Sql =>
  conditions.reduce((before, condition) => sql`${before} and ${condition}`, raw('true'))

/** Runs a statement whose text or best plan depends on its values; returns the rows. */
export const run = <Row extends object>({ query }: Queryable, statement: Sql): Promise<Row[]> => {
  const values: unknown[] = []
  const text = statement((value) => `$${values.push(value)}`)
  return query<Row>(text, values, { isPlannedEachTime: true })
}
