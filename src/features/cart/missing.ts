import type { UserId } from '@resham/contract'
import type { Location } from 'react-router-dom'

/**
 * Takes titles of ordered products that could not be bought again, and who ordered them; returns the state of the
 * location of /cart.
 */
export const missingState = (missing: string[], owner: UserId | undefined) => ({ missing, owner })

/** Takes the location of /cart, and the user; returns those titles, none where no order of this user led there. */
export const readMissing = ({ state }: Pick<Location, 'state'>, user: UserId | undefined): string[] => {
  const missing: unknown = state?.missing
  // Another user of this tab may go back to the entry.
  return Array.isArray(missing) && state.owner === user
    ? missing.filter((title) => typeof title === 'string')
    : []
}
