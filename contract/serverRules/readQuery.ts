import type { QueryOf, QueryParameters } from '..'
import { HttpError } from './httpError'

/**
 * Takes the parameters that a call knows, and a query; returns the values of those that the query has: undefined, which stands
 * for the default, for an empty one. Throws 400, with a text that names the invalid parameter (specification, section 8).
 */
export const readQuery = <Parameters extends QueryParameters>(
  parameters: Parameters,
  query: URLSearchParams,
): QueryOf<Parameters> => {
  // PostgreSQL accepts no text with U+0000. A search may have it, because folding removes it.
  if ([...query].some(([name, value]) => name !== 'search' && value.includes('\0')))
    throw new HttpError(400, "A parameter other than 'search' must not contain the character U+0000.")
  const sent = Object.entries(parameters).filter(([name]) => query.has(name))
  const alone = sent.find(([, { isAlone }]) => isAlone)
  const values = (alone ? [alone] : sent).map(([name, { isAlone, read, rule }]) => {
    const texts = query.getAll(name).filter((text) => isAlone || text)
    const value = texts.length > 0 ? read(texts) : undefined
    if (texts.length > 0 && value === undefined)
      throw new HttpError(400, `The parameter '${name}' must be ${rule}.`)
    return [name, value]
  })
  return Object.fromEntries(values)
}
