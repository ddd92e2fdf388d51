import { bytesToHex, randomBytes } from '@noble/hashes/utils.js'

/**
 * A fresh id that nobody can guess: 32 hexadecimal digits. It is not `crypto.randomUUID()`, because
 * browsers withhold that on a plain-http address, and the shop is also opened there.
 */
export const randomId = (): string => bytesToHex(randomBytes(16))
