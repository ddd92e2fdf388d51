import { randomId } from '@resham/contract'

let last = 0

/**
 * Returns an id of 32 hexadecimal digits. Entities of all accounts sort by it in the order in which this page has made
 * them; the random digits are for those that two tabs make at the same time.
 */
export const orderedId = (): string => {
  last = Math.max(Date.now(), last + 1)
  return last.toString(16).padStart(12, '0') + randomId().slice(12)
}
