import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { visitKeyOf } from '@/shared/routing/pageVisit'
import { CONTENT_ID, findPageHeading, focusContent } from '@/shared/ui/focus/content'
import { wasArrowPressed } from '@/shared/ui/focus/moveFocus'

const isTyping = () => document.activeElement instanceof HTMLInputElement

/**
 * Moves the focus to the content, whose accessible name then is the page's heading, so that screen readers
 * say it. If the heading itself took the focus, Orca would say nothing, because the pressed link is gone.
 * Returns the heading if the focus will not be announced: if the content had it already, and, in Orca, after
 * an arrow key.
 */
const focusPage = (): string => {
  const isSilent = wasArrowPressed() || document.activeElement?.id === CONTENT_ID
  focusContent({ preventScroll: true })
  return isSilent ? (findPageHeading()?.textContent ?? '') : ''
}

/**
 * Scrolls a new page to the top (specification, section 2), and moves the focus to its content; not from a
 * field, because the search opens the listing while the shopper types. Returns what to announce besides.
 */
export const useRouteChangeFocus = () => {
  const location = useLocation()
  const visitKey = visitKeyOf(location)
  const { pathname } = location
  const [spoken, setSpoken] = useState('')
  const scrolled = useRef(location)
  const focused = useRef(location)

  useLayoutEffect(() => {
    const previous = scrolled.current
    scrolled.current = location
    if (visitKeyOf(previous) === visitKey) return
    window.scrollTo(0, 0)
  }, [location, visitKey])

  useEffect(() => {
    const previous = focused.current
    focused.current = location
    if (previous.pathname === pathname) return
    setSpoken(isTyping() ? '' : focusPage())
  }, [location, pathname])
  return spoken
}
