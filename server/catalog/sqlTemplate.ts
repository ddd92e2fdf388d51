import type { Queryable } from '../database/database'

/** A piece of SQL with its values, which get their placeholders when the statement is complete. */
export type Sql = (bind: (value: unknown) => string) => string

/** SQL of this program, with no value from outside. */
export const raw =
  (text: string | number): Sql =>
  () =>
    String(text)

/** A template of SQL: pieces become part of it, anything else a value of the statement. */
export const sql =
  (texts: TemplateStringsArray, ...parts: unknown[]): Sql =>
  (bind) =>
    texts.reduce((text, next, index) => {
      const part = parts[index - 1]
      return text + (typeof part === 'function' ? (part as Sql)(bind) : bind(part)) + next
    })

/** A condition that is met where all of these are. */
export const allOf = (conditions: Sql[]): Sql =>
  conditions.reduce((before, condition) => sql`${before} and ${condition}`, raw('true'))

/** Runs a statement whose text or best plan depends on its values. */
export const run = <Row extends object>({ query }: Queryable, statement: Sql): Promise<Row[]> => {
  const values: unknown[] = []
  const text = statement((value) => `$${values.push(value)}`)
  return query<Row>(text, values, { isPlannedEachTime: true })
}
