import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { sameVisitState } from '../../routing/pageVisit'

/**
 * Takes the name of a sheet; returns whether it is open, `open` and `close`. Opening adds a history entry of the same page
 * visit, so that Back closes the sheet; closing goes back. Which sheet is open is in the entry's state.
 */
export const useSheetHistory = (name: string) => {
  const location = useLocation()
  const navigate = useNavigate()
  const isOpen = location.state?.sheet === name
  // Going back is asynchronous: a second `close` would leave the page.
  const isLeaving = useRef(false)
  useEffect(() => {
    if (!isOpen) isLeaving.current = false
  }, [isOpen])

  return {
    isOpen,
    open: () => {
      if (!isOpen) navigate(location, { state: { ...sameVisitState(location), sheet: name } })
    },
    close: () => {
      if (!isOpen || isLeaving.current) return
      isLeaving.current = true
      navigate(-1)
    },
  }
}
