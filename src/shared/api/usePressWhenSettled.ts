import { useEffect, useState } from 'react'
import { useSelect } from '@/shared/redux/useSelect'
import { selectAreListsSettled } from './lists'

/**
 * For a button that depends on what the lists hold: a press that comes before that is known waits until it is. Takes
 * what a press does, and whether that still makes sense.
 */
export const usePressWhenSettled = (act: () => void, isApplicable: boolean) => {
  const isSettled = useSelect(selectAreListsSettled)
  const [isWaiting, setIsWaiting] = useState(false)
  useEffect(() => {
    if (!isSettled || !isWaiting) return
    setIsWaiting(false)
    if (isApplicable) act()
  })
  return { isUnready: !isSettled, onClick: () => (isSettled ? act() : setIsWaiting(true)) }
}
