import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

const isTyping = () => document.activeElement instanceof HTMLInputElement

/**
 * What happens when the shopper comes to another place: it is seen from its top, whatever the way
 * there (specification, section 2), and the focus goes to what it is called. Whoever types in the
 * search, which leads to the listing by itself, goes on typing.
 */
export const useArrival = () => {
  const { key, pathname } = useLocation()
  const place = useRef(pathname)

  useLayoutEffect(() => {
    if (key) window.scrollTo(0, 0)
  }, [key])

  useEffect(() => {
    if (place.current === pathname) return
    place.current = pathname
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading || isTyping()) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])
}
