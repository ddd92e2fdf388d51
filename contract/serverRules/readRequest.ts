import type { output, ZodMiniType } from 'zod/mini'
import { type CallName, type CallParameters, isRecord, type QueryOf, type QueryParameters } from '..'
import { callOf, type calls } from '../calls'
import { pathText } from '../resources/describeIssue'
import { HttpError } from './httpError'
import { readQuery } from './readQuery'

// A request is read by the schemas of its call's row: what they return is the request. So the contract describes
// exactly what both servers accept.

/** What came in with a request. */
export type SentRequest = {
  /** The decoded parameters of the path. */
  params: Record<string, string | undefined>
  query: URLSearchParams
  /** Takes a header's name in any case; returns its value. */
  header: (name: string) => string | undefined
  /** The text of the body. */
  body: string
}

type Calls = typeof calls
/** A request of a call, as the schemas of its row return it: texts as they are stored, numbers as numbers. */
export type RequestOf<Name extends CallName> = {
  params: CallParameters<Name>
  query: Calls[Name] extends { query: infer Query extends QueryParameters } ? QueryOf<Query> : object
  headers: Calls[Name] extends { headers: infer Headers } ? Record<keyof Headers, string> : object
  body: Calls[Name] extends { request: { schema: infer Schema extends ZodMiniType } }
    ? output<Schema>
    : undefined
}

/** The largest body that is read, in bytes. */
export const MAX_BODY_BYTES = 100_000

/** Returns the 413 of a larger body. */
export const bodyTooLarge = (): HttpError => new HttpError(413, 'The body is larger than 100 kB.')

/** How deep a body may be, so that no recursion exhausts the stack. The contract needs four levels. */
const MAX_DEPTH = 32

/** How many entries a list may have: more than an order of 100 kB has lines. */
const MAX_ENTRIES = 5_000

/** How many wrong fields are named: a response must not be much larger than its request. */
const MAX_SENTENCES = 20

// Fields of these names could pollute a prototype, so they are refused at any depth.
const DANGEROUS = new Set(['__proto__', 'constructor', 'prototype'])

const checkText = (text: string) => {
  // PostgreSQL stores neither.
  if (/\0|\p{Surrogate}/u.test(text))
    throw new HttpError(400, 'A text must not contain the character U+0000 or half a surrogate pair.')
}

const checkValue = (value: unknown, depth = 0): void => {
  if (depth > MAX_DEPTH) throw new HttpError(400, `The body has more than ${MAX_DEPTH} levels.`)
  if (typeof value === 'string') checkText(value)
  else if (Array.isArray(value)) {
    if (value.length > MAX_ENTRIES)
      throw new HttpError(400, `A list must have at most ${MAX_ENTRIES} entries.`)
    for (const item of value) checkValue(item, depth + 1)
  } else if (isRecord(value))
    for (const [name, field] of Object.entries(value)) {
      if (DANGEROUS.has(name)) throw new HttpError(400, `A field must not be called '${name}'.`)
      checkText(name)
      checkValue(field, depth + 1)
    }
}

const parseBody = (text: string): Record<string, unknown> => {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new HttpError(400, 'The body is not valid JSON.')
  }
  checkValue(body)
  if (!isRecord(body)) throw new HttpError(400, 'The body must be a JSON object.')
  return body
}

/**
 * Takes a schema, a value, what it is called, and its name if it has no fields; returns what the schema makes
 * of it. Throws 400 with a sentence for each issue.
 */
const parse = (schema: ZodMiniType, value: unknown, kind: 'header' | 'field', header = ''): unknown => {
  const { success, data, error } = schema.safeParse(value)
  if (success) return data
  // The message of an issue without a path is a sentence by itself. One value may have two issues of the same
  // text.
  const sentences = error.issues
    .slice(0, MAX_SENTENCES)
    .map(({ path, message }) =>
      path.length > 0 || header ? `The ${kind} '${header || pathText(path)}' ${message}.` : message,
    )
  throw new HttpError(400, ...new Set(sentences))
}

/**
 * Takes the name of a call, and what came in; returns the request as the call's row describes it, in the form
 * in which it is stored. Throws 400 for the first of query, headers and body that is not as described; for a
 * body with a sentence for each wrong field (specification, section 8).
 */
export const readRequest = <Name extends CallName>(
  name: Name,
  { params, query, header, body }: SentRequest,
): RequestOf<Name> => {
  const { query: parameters = {}, headers = {}, request } = callOf(name)
  return {
    params,
    query: readQuery(parameters, query),
    headers: Object.fromEntries(
      Object.entries(headers).map(([field, { schema }]) => [
        field,
        parse(schema, header(field)?.trim(), 'header', field),
      ]),
    ),
    body: request && parse(request.schema, parseBody(body), 'field'),
  } as RequestOf<Name>
}
