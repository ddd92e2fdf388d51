import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useLocation } from 'react-router-dom'
import { placeOf } from '@/shared/ui/sheetHistory'

/** Whether nobody left it: the page that a visit begins with takes the place of the shell. */
const isStart = ({ state }: Location) => state?.isShell === true

const isTyping = () => document.activeElement instanceof HTMLInputElement

/**
 * What happens when the shopper comes to another place: it is seen from its top, whatever the way
 * there (specification, section 2), and the focus goes to what it is called. Whoever types in the
 * search, which leads to the listing by itself, goes on typing.
 */
export const useArrival = () => {
  const location = useLocation()
  const place = placeOf(location)
  const { pathname } = location
  const scrolled = useRef(location)
  const focused = useRef(location)

  useLayoutEffect(() => {
    const left = scrolled.current
    scrolled.current = location
    if (isStart(left) || placeOf(left) === place) return
    window.scrollTo(0, 0)
  }, [location, place])

  useEffect(() => {
    const left = focused.current
    focused.current = location
    if (isStart(left) || left.pathname === pathname) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading || isTyping()) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [location, pathname])
}
