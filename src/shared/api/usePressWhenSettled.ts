import { useEffect, useState } from 'react'
import { useSelector, useStore } from 'react-redux'
import { selectAreListsSettled, type WithRestoring } from './lists'

/**
 * For a button that depends on what the lists hold: a press that comes before that is known waits until it is. Takes
 * what a press does, and whether that still makes sense; returns the handler.
 */
export const usePressWhenSettled = (act: () => void, isApplicable: boolean) => {
  const { getState } = useStore<WithRestoring>()
  const [isWaiting, setIsWaiting] = useState(false)
  // A button that nobody presses is not rendered again when the lists are there.
  const isDue = useSelector((state: WithRestoring) => isWaiting && selectAreListsSettled(state))
  useEffect(() => {
    if (!isDue) return
    setIsWaiting(false)
    if (isApplicable) act()
  })
  return () => (selectAreListsSettled(getState()) ? act() : setIsWaiting(true))
}
