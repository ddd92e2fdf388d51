import { useEffect, useRef } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router-dom'

/**
 * The state of a history entry: the open sheet, and the page visit, by the key of the visit's first entry. Opening a
 * sheet or changing a filter adds an entry to the same visit.
 */
type EntryState = { sheet?: string; visit?: string }

const stateOf = ({ state }: Location): EntryState => state ?? {}

/** Takes a location; returns the key of its page visit, the same with or without a sheet, and for all filters. */
export const pageKeyOf = (location: Location): string => stateOf(location).visit ?? location.key

/** Takes a location; returns the state for a further entry of the same visit. */
export const samePageState = (location: Location): EntryState => ({
  ...stateOf(location),
  visit: pageKeyOf(location),
})

/**
 * Takes the name of a sheet; returns whether it is open, `open` and `close`. Opening adds a history entry, so that Back
 * closes the sheet; closing goes back.
 */
export const useSheetHistory = (name: string) => {
  const location = useLocation()
  const navigate = useNavigate()
  const isOpen = stateOf(location).sheet === name
  // Going back is asynchronous: a second `close` would leave the page.
  const isLeaving = useRef(false)
  useEffect(() => {
    if (!isOpen) isLeaving.current = false
  }, [isOpen])

  return {
    isOpen,
    open: () => {
      if (!isOpen)
        navigate(location, { state: { ...samePageState(location), sheet: name } satisfies EntryState })
    },
    close: () => {
      if (!isOpen || isLeaving.current) return
      isLeaving.current = true
      navigate(-1)
    },
  }
}
