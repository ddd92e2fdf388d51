import { type SyntheticEvent, useEffect, useRef, useSyncExternalStore } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router-dom'
import { sameVisitState, visitKeyOf } from '../../routing/pageVisit'

/** The names of the overlays that are open at a location, the topmost last. */
const openOverlays = ({ state }: Location): string[] => state?.overlays ?? []

const never = () => () => {}

/**
 * The state of an overlay. Takes a name, unique on its page; returns whether it is open, `open`, `close`, and
 * the opener, which gets the focus back. Opening adds a history entry of the same page visit, so that Back
 * closes it; closing goes back. The entry's state contains which overlays are open.
 */
export const useOverlay = (name: string) => {
  const location = useLocation()
  const navigate = useNavigate()
  const opener = useRef<HTMLButtonElement>(null)
  const overlays = openOverlays(location)
  const level = overlays.indexOf(name)
  // What a navigation of an overlay changes. A replaced query changes the key of the location only.
  const entry = [visitKeyOf(location), ...overlays].join()
  // In a prerendered page no overlay is open.
  const isOpen = useSyncExternalStore(
    never,
    () => level >= 0,
    () => false,
  )
  // Navigating takes a while. A second `open` would add a second entry, a second `close` would leave the page, and an
  // `open` that follows a `close` has to wait.
  const left = useRef<string>(null)
  const isWaiting = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry has changed.
  useEffect(() => {
    left.current = null
  }, [entry])

  const push = () => {
    left.current = entry
    const state = { ...sameVisitState(location), overlays: [...overlays, name] }
    navigate(location, { state })
  }
  useEffect(() => {
    if (!isWaiting.current || isOpen) return
    isWaiting.current = false
    push()
  })

  return {
    isOpen,
    opener,
    open: ({ currentTarget }: Pick<SyntheticEvent<HTMLButtonElement>, 'currentTarget'>) => {
      opener.current = currentTarget
      if (left.current === entry) isWaiting.current = isOpen
      else if (!isOpen) push()
    },
    close: () => {
      if (!isOpen || left.current === entry) return
      left.current = entry
      navigate(level - overlays.length)
    },
  }
}

export type Overlay = ReturnType<typeof useOverlay>
