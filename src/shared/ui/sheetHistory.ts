import { useEffect, useRef } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router-dom'

/** What the history entry of an open sheet keeps: which sheet it is, and the key of the page below it. */
type Mark = { sheet?: string; place?: string }

const markOf = ({ state }: Location): Mark => state ?? {}

/** Where one is: the same place, whether a sheet lies over it or not. */
export const placeOf = (location: Location): string => markOf(location).place ?? location.key

/**
 * Whether a sheet is open stands in the history, so that Back closes it and stays on the page. Its entry
 * is taken back when the sheet is closed by other means. Nothing else of the address changes.
 */
export const useSheetHistory = (name: string) => {
  const location = useLocation()
  const navigate = useNavigate()
  const isOpen = markOf(location).sheet === name
  // The way back takes a moment: asked for twice, it would lead past the page.
  const isLeaving = useRef(false)
  useEffect(() => {
    if (!isOpen) isLeaving.current = false
  }, [isOpen])

  return {
    isOpen,
    open: () => {
      if (!isOpen) navigate(location, { state: { sheet: name, place: location.key } satisfies Mark })
    },
    close: () => {
      if (!isOpen || isLeaving.current) return
      isLeaving.current = true
      navigate(-1)
    },
  }
}
