import type { Location } from 'react-router-dom'

/** The part of a history entry's state that says which page visit it belongs to: the key of the visit's first entry. */
type VisitState = { visit?: string }

/** Takes a location; returns the key of its page visit, the same with or without an overlay, and for all filters. */
export const visitKeyOf = ({ state, key }: Location): string => (state as VisitState | null)?.visit ?? key

/** Takes a location; returns the state for a further entry of the same visit. */
export const sameVisitState = (location: Location): VisitState => ({
  ...location.state,
  visit: visitKeyOf(location),
})
