import { isRecord } from '../src/contract/isRecord'

const SECRET_NAMES = /password|salt|hash|^stack$/i

/** Takes a response body and a password; returns the path of the first secret in the body, or null. */
export const findSecret = (value: unknown, password: string, path = ''): string | null => {
  if (typeof value === 'string' && value.includes(password)) return path || 'the body'
  const entries = Array.isArray(value)
    ? value.map((entry, index) => [`${path}[${index}]`, '', entry] as const)
    : isRecord(value)
      ? Object.entries(value).map(([name, field]) => [path ? `${path}.${name}` : name, name, field] as const)
      : []
  for (const [at, name, inner] of entries) {
    const found = SECRET_NAMES.test(name) ? at : findSecret(inner, password, at)
    if (found !== null) return found
  }
  return null
}
