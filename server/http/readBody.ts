import { isRecord } from '@resham/contract'
import { HttpError } from '@resham/contract/serverChecks/httpError'
import { type Fields, parseBody } from '@resham/contract/serverChecks/readFields'
import type { Context } from 'hono'

/** How deep a body may be, so that no recursion exhausts the stack. The contract needs four levels. */
const MAX_DEPTH = 32

const decoder = new TextDecoder('utf-8', { fatal: true })

const checkText = (text: string) => {
  // PostgreSQL stores neither.
  if (text.includes('\0') || !text.isWellFormed())
    throw new HttpError(400, 'A text must not contain the character U+0000 or half a surrogate pair.')
}

const checkValue = (value: unknown, depth = 0): void => {
  if (depth > MAX_DEPTH) throw new HttpError(400, `The body has more than ${MAX_DEPTH} levels.`)
  if (typeof value === 'string') checkText(value)
  else if (Array.isArray(value)) for (const item of value) checkValue(item, depth + 1)
  else if (isRecord(value))
    for (const [name, field] of Object.entries(value)) {
      checkText(name)
      checkValue(field, depth + 1)
    }
}

/** Takes a request's context; returns its body, a JSON object that the database can store. Throws 400 for another. */
export const readBody = async (context: Context): Promise<Fields> => {
  const bytes = await context.req.arrayBuffer()
  let text: string
  try {
    text = decoder.decode(bytes)
  } catch {
    throw new HttpError(400, 'The body is not valid UTF-8.')
  }
  const body = parseBody(text)
  checkValue(body)
  return body
}
