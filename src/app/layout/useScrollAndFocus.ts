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
export const useScrollAndFocus = () => {
  const location = useLocation()
  const [spoken, setSpoken] = useState('')
  const shown = useRef(location)

  useLayoutEffect(() => {
    if (visitKeyOf(shown.current) !== visitKeyOf(location)) window.scrollTo(0, 0)
  }, [location])

  useEffect(() => {
    const previous = shown.current
    shown.current = location
    if (previous.pathname !== location.pathname) setSpoken(isTyping() ? '' : focusPage())
  }, [location])
  return spoken
}
