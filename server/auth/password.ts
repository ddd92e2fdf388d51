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

// One core is left for all other requests, and one thread for the tokens among them. If hashes had all of them, a
// page of products would take four times as long while others sign up.
const takeSlot = createSlots(Math.max(Math.min(availableParallelism(), THREADS) - 1, 1))

/** Takes work with one password; does it as soon as it is its turn. Throws 503 if too many are waiting. */
export const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => takeSlot(MAX_WAIT, work)

/** Takes a password; returns its hash, with a random salt. Requests call it `inTurn`. */
export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS)

/** Returns a password that nobody knows. */
export const randomPassword = (): string => randomBytes(32).toString('hex')

/** Whether the password has this hash. Requests call it `inTurn`. */
export const isPassword = (password: string, stored: string): Promise<boolean> => verify(stored, password)
