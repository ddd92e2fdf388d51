import type { z } from 'zod'

const MAX_LENGTH = 80

/** A value as short JSON text. */
const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'missing'
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
}

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

const typeNames: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** Takes the path of an issue; returns it as text, such as 'order.lines[0].qty', '' for the whole body. */
export const pathText = (path: Path): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')

const valueAt = (body: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => Object(value)[key], body)

/**
 * Takes an issue that zod found in a body, and the body; returns the issue in plain words, such as
 * 'cart[0].qty is "2" instead of a number'.
 */
export const describeIssue = (issue: Issue, body: unknown): string => {
  const path = pathText(issue.path) || 'the body'
  const value = valueAt(body, issue.path)
  if (value === undefined) return `${path} is missing`
  const found = `${path} is ${show(value)}`
  switch (issue.code) {
    case 'invalid_type':
      return `${found} instead of ${typeNames[issue.expected] ?? issue.expected}`
    case 'too_small':
      if (issue.origin === 'string') return `${path} is empty`
      if (issue.origin === 'array') return `${path} has no entry`
      return `${found} instead of at least ${issue.minimum}`
    case 'too_big':
      return `${found} instead of at most ${issue.maximum}`
    case 'invalid_format':
      return `${found}, which does not match ${issue.pattern ?? issue.format}`
    default:
      return `${found}: ${issue.message}`
  }
}
