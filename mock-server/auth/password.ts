import { pbkdf2Async } from '@noble/hashes/pbkdf2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, randomBytes } from '@noble/hashes/utils.js'

/** A real server would use some hundred thousand; here hashing blocks the main thread, for 10 to 25 ms. */
const ITERATIONS = 6_000

/** What is stored of a password. It includes the iterations, so that the constant can be raised. */
export type PasswordHash = { salt: string; hash: string; iterations: number }

const derive = (password: string, salt: Uint8Array, iterations: number): Promise<Uint8Array> =>
  pbkdf2Async(sha256, password, salt, { c: iterations, dkLen: 32 })

/** Takes a password; returns its PBKDF2-SHA256 hash, with a random salt. */
export const hashPassword = async (password: string, iterations = ITERATIONS): Promise<PasswordHash> => {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, iterations)
  return { salt: bytesToHex(salt), hash: bytesToHex(hash), iterations }
}

/** Whether the password has this hash. */
export const isPassword = async (
  password: string,
  { salt, hash, iterations }: PasswordHash,
): Promise<boolean> => bytesToHex(await derive(password, hexToBytes(salt), iterations)) === hash
