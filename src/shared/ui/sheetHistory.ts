import { useEffect, useRef } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router-dom'

/**
 * What a history entry keeps: which sheet is open, and which place it is, by the key of the place's first
 * entry. An open sheet, and a listing whose filters change, have entries of their own at the same place.
 */
type Mark = { sheet?: string; place?: string }

const markOf = ({ state }: Location): Mark => state ?? {}

/** Where one is: the same place, whether a sheet lies over it or not, and whatever its filters. */
export const placeOf = (location: Location): string => markOf(location).place ?? location.key

/** The state for an entry that is still the same place, though its address is another. */
export const samePlace = (location: Location): Mark => ({ ...markOf(location), place: placeOf(location) })

/**
 * Whether a sheet is open stands in the history, so that Back closes it and stays on the page. Its entry
 * is taken back when the sheet is closed by other means.
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
      if (!isOpen) navigate(location, { state: { ...samePlace(location), sheet: name } satisfies Mark })
    },
    close: () => {
      if (!isOpen || isLeaving.current) return
      isLeaving.current = true
      navigate(-1)
    },
  }
}
