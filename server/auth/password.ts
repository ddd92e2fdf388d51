import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** Argon2id, as OWASP recommends it: 19 MiB, two passes, one lane. `memoryCost` is in KiB. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Takes a password; returns its hash, with a random salt. */
export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS)

/** Returns a password that nobody knows. */
export const randomPassword = (): string => randomBytes(32).toString('hex')

/** Whether the password has this hash. */
export const isPassword = (password: string, stored: string): Promise<boolean> => verify(stored, password)
