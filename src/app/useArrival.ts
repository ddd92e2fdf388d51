import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { placeOf } from '@/shared/ui/sheetHistory'

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
  const latest = useRef(pathname)

  useLayoutEffect(() => {
    if (place) window.scrollTo(0, 0)
  }, [place])

  useEffect(() => {
    if (latest.current === pathname) return
    latest.current = pathname
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading || isTyping()) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])
}
