import type { Location } from 'react-router-dom'

/** Takes titles of ordered products that could not be bought again; returns the state of the location of /cart. */
export const missingState = (missing: string[]) => ({ missing })

/** Takes the location of /cart; returns those titles, none where no order led there. */
export const readMissing = ({ state }: Pick<Location, 'state'>): string[] => {
  const missing: unknown = state?.missing
  return Array.isArray(missing) ? missing.filter((title) => typeof title === 'string') : []
}
