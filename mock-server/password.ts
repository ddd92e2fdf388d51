import { pbkdf2Async } from '@noble/hashes/pbkdf2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, randomBytes } from '@noble/hashes/utils.js'
import { equalBytes } from './equalBytes'

/**
 * How often the hash is repeated. A real server would repeat it some hundred thousand times; this
 * one runs on the page's own thread, where 10 to 25 ms is the most that nobody feels.
 */
const ITERATIONS = 6_000

/** What is kept of a password. The iterations stay with it, so that the constant may grow. */
export type PasswordHash = { salt: string; hash: string; iterations: number }

// Stands in where there is no account, so that a stranger costs as much time as a wrong password.
const DECOY: PasswordHash = { salt: '00'.repeat(16), hash: '00'.repeat(32), iterations: ITERATIONS }

const derive = (password: string, salt: Uint8Array, iterations: number): Promise<Uint8Array> =>
  pbkdf2Async(sha256, password, salt, { c: iterations, dkLen: 32 })

/** Takes a password; returns its salted PBKDF2-SHA256 hash. Two calls never give the same one. */
export const hashPassword = async (password: string, iterations = ITERATIONS): Promise<PasswordHash> => {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, iterations)
  return { salt: bytesToHex(salt), hash: bytesToHex(hash), iterations }
}

/**
 * Whether this is the password behind the hash. Without a hash the answer is no, after the same
 * work, so that the time taken does not tell which emails are registered.
 */
export const isPassword = async (password: string, kept: PasswordHash | undefined): Promise<boolean> => {
  const { salt, hash, iterations } = kept ?? DECOY
  const derived = await derive(password, hexToBytes(salt), iterations)
  return equalBytes(derived, hexToBytes(hash)) && kept !== undefined
}
