import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useLocation } from 'react-router-dom'
import { visitKeyOf } from '@/shared/routing/pageVisit'
import { focusHeading } from '@/shared/ui/focus/focusHeading'

/** Whether this is the shell, which the first page of a visit replaces. */
const isShell = ({ state }: Location) => state?.isShell === true

const isTyping = () => document.activeElement instanceof HTMLInputElement

/**
 * Scrolls a new page to the top (specification, section 2), and moves the focus to its heading. Not from a field: the
 * search opens the listing while the shopper types.
 */
export const useRouteChangeFocus = () => {
  const location = useLocation()
  const visitKey = visitKeyOf(location)
  const { pathname } = location
  const scrolled = useRef(location)
  const focused = useRef(location)

  useLayoutEffect(() => {
    const previous = scrolled.current
    scrolled.current = location
    if (isShell(previous) || visitKeyOf(previous) === visitKey) return
    window.scrollTo(0, 0)
  }, [location, visitKey])

  useEffect(() => {
    const previous = focused.current
    focused.current = location
    if (isShell(previous) || previous.pathname === pathname) return
    if (!isTyping()) focusHeading()
  }, [location, pathname])
}
