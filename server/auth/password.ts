import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createSlots } from '../http/slots'

/** Argon2id, as OWASP recommends it: 19 MiB, two passes, one lane. `memoryCost` is in KiB. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** How many threads Node has for hashes, the signatures of tokens, compression, files and host names. */
const THREADS = Number(process.env.UV_THREADPOOL_SIZE) || 4

/** How long a password may wait for its turn, in ms. */
const MAX_WAIT = 5_000

// As many hashes as there are cores are made at a time, but one thread is left, or each request with a token would
// wait for a hash.
const takeSlot = createSlots(Math.min(availableParallelism(), Math.max(THREADS - 1, 1)))

/** Takes a password; returns its hash, with a random salt. Throws 503 if too many are waiting. */
export const hashPassword = (password: string): Promise<string> =>
  takeSlot(MAX_WAIT, () => hash(password, OPTIONS))

/** Returns a password that nobody knows. */
export const randomPassword = (): string => randomBytes(32).toString('hex')

/** Whether the password has this hash. Throws 503 if too many are waiting. */
export const isPassword = (password: string, stored: string): Promise<boolean> =>
  takeSlot(MAX_WAIT, () => verify(stored, password))
