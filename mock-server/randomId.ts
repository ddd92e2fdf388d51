import { bytesToHex, randomBytes } from '@noble/hashes/utils.js'

/** Returns a random id of 32 hexadecimal digits. `crypto.randomUUID()` is missing on plain http. */
export const randomId = (): string => bytesToHex(randomBytes(16))
