import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { UserDto } from '@resham/contract'
import { readClaims, type TokenClaims } from '@resham/contract/serverRules/account'
import { base64urlnopad } from '@scure/base'

/** Anybody can read the key of a mock in the browser. It is a constant, so that sessions survive a reload. */
const SECRET = utf8ToBytes('resham mock server, known to everyone who reads it')

/** How long a token is valid, in seconds: seven days. */
const LIFETIME = 7 * 24 * 60 * 60

const HEADER = { alg: 'HS256', typ: 'JWT' } as const

const encode = (part: object): string => base64urlnopad.encode(utf8ToBytes(JSON.stringify(part)))

const decode = (part: string): Record<string, unknown> => {
  const value: unknown = JSON.parse(new TextDecoder().decode(base64urlnopad.decode(part)))
  return Object(value)
}

/** Takes the header and payload of a token, joined by a dot; returns their signature. */
export const sign = (text: string): Uint8Array => hmac(sha256, SECRET, utf8ToBytes(text))

/**
 * Takes a user and the generation of their sessions; returns a JWT (HS256) with their id, email and generation,
 * valid for seven days.
 */
export const issueToken = ({ _id, email }: Pick<UserDto, '_id' | 'email'>, generation = 0): string => {
  const issued = Math.floor(Date.now() / 1000)
  const text = `${encode(HEADER)}.${encode({ sub: _id, email, generation, iat: issued, exp: issued + LIFETIME })}`
  return `${text}.${base64urlnopad.encode(sign(text))}`
}

/** Takes a token; returns what it says, or undefined when it is malformed, forged, expired or not HS256. */
export const readToken = (token: string): TokenClaims | undefined => {
  const end = token.lastIndexOf('.')
  const text = token.slice(0, end)
  // The signature is verified before anything is parsed.
  if (token.slice(end + 1) !== base64urlnopad.encode(sign(text))) return undefined
  try {
    const [header = {}, { exp, ...claims } = {}] = text.split('.').map(decode)
    if (header.alg !== HEADER.alg) return undefined
    return typeof exp === 'number' && Date.now() < exp * 1000 ? readClaims(claims) : undefined
  } catch {
    return undefined
  }
}
