import { randomBytes } from 'node:crypto'

/** Returns a random id of 32 hexadecimal digits. */
export const randomId = (): string => randomBytes(16).toString('hex')
