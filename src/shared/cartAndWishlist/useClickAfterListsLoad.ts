import { useEffect, useState } from 'react'
import { useSelector, useStore } from 'react-redux'
import { selectAreListsLoaded, type WithRestoring } from './listApi'

/**
 * For a button that depends on the lists: a click before they are loaded takes effect afterwards. Takes the action and
 * whether it still applies; returns the click handler.
 */
export const useClickAfterListsLoad = (act: () => void, isApplicable: boolean) => {
  const { getState } = useStore<WithRestoring>()
  const [isWaiting, setIsWaiting] = useState(false)
  // A button that was not clicked is not re-rendered when the lists are loaded.
  const isDue = useSelector((state: WithRestoring) => isWaiting && selectAreListsLoaded(state))
  useEffect(() => {
    if (!isDue) return
    setIsWaiting(false)
    if (isApplicable) act()
  })
  return () => (selectAreListsLoaded(getState()) ? act() : setIsWaiting(true))
}
