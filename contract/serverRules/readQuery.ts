import { lengthOf, type QueryOf, type QueryParameters } from '..'
import { HttpError } from './httpError'

/** Takes a parameter and its texts; returns its value, or what it must be instead: the end of a sentence. */
const parse = (
  parameter: QueryParameters[string],
  texts: string[],
): { value: unknown } | { rule: string } => {
  const [text = ''] = texts
  if (parameter.type === 'array') return { value: [...new Set(texts)] }
  if (parameter.type === 'integer') {
    const { minimum, maximum } = parameter
    const isValid = /^\d{1,10}$/.test(text) && Number(text) >= minimum && Number(text) <= maximum
    return isValid ? { value: Number(text) } : { rule: `a whole number from ${minimum} to ${maximum}` }
  }
  if ('enum' in parameter)
    return parameter.enum.includes(text) ? { value: text } : { rule: parameter.enum.join(' or ') }
  const { maxLength = Infinity } = parameter
  return lengthOf(text) <= maxLength ? { value: text } : { rule: `a text of at most ${maxLength} characters` }
}

/**
 * Takes the parameters that a call knows, and a query; returns the values of those that the query has. An
 * empty one is undefined, which stands for the default; its name stays, because no names mean no query.
 * Throws 400, with a text that names the invalid parameter (specification, section 8).
 */
export const readQuery = <Parameters extends QueryParameters>(
  parameters: Parameters,
  query: URLSearchParams,
): QueryOf<Parameters> => {
  const sent = Object.entries(parameters).filter(([name]) => query.has(name))
  for (const [name, { mayHaveNul }] of sent)
    if (!mayHaveNul && query.getAll(name).some((text) => text.includes('\0')))
      throw new HttpError(400, `The parameter '${name}' must not contain the character U+0000.`)
  const only = sent.find(([, { replacesOthers }]) => replacesOthers)
  const values = (only ? [only] : sent).map(([name, parameter]) => {
    const texts = query.getAll(name).filter((text) => text || parameter.replacesOthers)
    if (texts.length === 0) return [name, undefined]
    const parsed = parse(parameter, texts)
    if ('rule' in parsed) throw new HttpError(400, `The parameter '${name}' must be ${parsed.rule}.`)
    return [name, parsed.value]
  })
  return Object.fromEntries(values)
}
