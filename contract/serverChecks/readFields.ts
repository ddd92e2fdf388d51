import { findTextProblem, isBlank, isRecord, type StoredText, textLimits, toStoredText } from '..'
import { HttpError } from './httpError'

export type Fields = Record<string, unknown>

/** The largest body that is read, in bytes. */
export const MAX_BODY_BYTES = 100_000

/** Returns the 413 of a larger body. */
export const bodyTooLarge = (): HttpError => new HttpError(413, 'The body is larger than 100 kB.')

// Fields of these names could pollute a prototype, so they are refused at any depth.
const DANGEROUS = new Set(['__proto__', 'constructor', 'prototype'])

const checkName = (name: string, value: unknown) => {
  if (DANGEROUS.has(name)) throw new HttpError(400, `A field must not be called '${name}'.`)
  return value
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text, checkName)
  } catch (error) {
    if (error instanceof HttpError) throw error
    throw new HttpError(400, 'The body is not valid JSON.')
  }
}

/**
 * Takes the text of a body; returns its JSON object. Throws 400 for anything else, and for a dangerous field
 * name.
 */
export const parseBody = (text: string): Fields => {
  const body = parse(text)
  if (!isRecord(body)) throw new HttpError(400, 'The body must be a JSON object.')
  return body
}

/**
 * Takes fields and a name; returns the object that the field of this name holds. Throws 400 if there is none;
 * the text names the field, with `within` in front.
 */
export const readFields = (fields: Fields, name: string, within = ''): Fields => {
  const value = fields[name]
  if (!isRecord(value))
    throw new HttpError(400, `The field '${within}${name}' is required and must be an object.`)
  return value
}

/**
 * Takes fields and names; returns the texts of these fields as they were sent. Throws 400, with one text for
 * each field that is missing, not a text or blank, or in which `findFault` finds a fault. `findFault` returns
 * the end of that text, which begins with the field's name, and `within` in front of it.
 */
export const readTexts = <Name extends string>(
  fields: Fields,
  names: readonly Name[],
  within = '',
  findFault: (name: Name, text: string) => string | undefined = () => undefined,
): Record<Name, string> => {
  const texts: Partial<Record<Name, string>> = {}
  const errors: string[] = []
  for (const name of names) {
    const value = fields[name]
    const fault =
      typeof value === 'string' && !isBlank(value)
        ? findFault(name, value)
        : 'is required and must be a text that is not blank'
    if (fault) errors.push(`The field '${within}${name}' ${fault}.`)
    else texts[name] = value as string
  }
  if (errors.length > 0) throw new HttpError(400, ...errors)
  return texts as Record<Name, string>
}

const findFault = (name: StoredText, text: string): string | undefined => {
  const problem = findTextProblem(name, text)
  if (problem === 'notDigits') return 'must contain digits only'
  const unit = name === 'zipcode' ? 'digits' : 'characters'
  return problem && `must have at most ${textLimits[name]} ${unit}`
}

/**
 * As `readTexts`, but returns the texts as they are stored, and also refuses a text over its limit, and a
 * zipcode with anything but digits.
 */
export const readStoredTexts = <Name extends StoredText>(
  fields: Fields,
  names: readonly Name[],
  within = '',
): Record<Name, string> => {
  const texts = readTexts(fields, names, within, findFault)
  return Object.fromEntries(names.map((name) => [name, toStoredText(name, texts[name])])) as Record<
    Name,
    string
  >
}
