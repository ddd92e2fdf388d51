import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { UserDto } from '@resham/contract'
import { readClaims, type TokenClaims } from '@resham/contract/serverRules/account'
import { errors, jwtVerify, SignJWT } from 'jose'
import { SettingsError } from '../settingsError'

/**
 * Takes a folder; returns the secret stored in it, which is created if there is none. Throws a
 * `SettingsError` if the secret is damaged.
 */
export const storedSecret = (folder: string): string => {
  const file = join(folder, 'token-secret')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const secret = readFileSync(file, 'utf8')
  if (secret.length < 64) throw new SettingsError(`${file} is damaged. Delete it: all sessions end.`)
  return secret
}

/** A user, and the generation of their sessions. */
export type SessionUser = Pick<UserDto, '_id' | 'email'> & { generation: number }

export type Tokens = ReturnType<typeof createTokens>

/** Takes secrets: the first one signs, all are accepted. Returns functions that issue and read tokens. */
export const createTokens = (secrets: readonly string[]) => {
  const keys = secrets.map((secret) => new TextEncoder().encode(secret))
  const [signingKey] = keys
  if (!signingKey) throw new Error('Tokens need a secret.')
  return {
    /**
     * Takes a user, and when the token expires, in seconds since 1970, unless in seven days; returns a JWT (HS256) with
     * their id, email and generation.
     */
    issue: ({ _id, email, generation }: SessionUser, expires?: number): Promise<string> =>
      new SignJWT({ email, generation })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(_id)
        .setIssuedAt()
        .setExpirationTime(expires ?? '7d')
        .sign(signingKey),
    /**
     * Takes a token; returns what it says, and when it expires, in seconds since 1970; or undefined when it is
     * malformed, forged or expired.
     */
    read: async (token: string): Promise<(TokenClaims & { expires: number }) | undefined> => {
      for (const key of keys) {
        try {
          const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], requiredClaims: ['exp'] })
          const claims = readClaims(payload)
          return claims && { ...claims, expires: Number(payload.exp) }
        } catch (error) {
          if (!(error instanceof errors.JOSEError)) throw error
        }
      }
      return undefined
    },
  }
}
