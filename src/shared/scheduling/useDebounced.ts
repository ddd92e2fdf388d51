import { useEffect, useState } from 'react'

/** How long after the last key of a search the server is asked, in ms. */
export const SEARCH_DEBOUNCE = 150

/** The value as it was when it last stayed the same for `ms`. While it is not `isOn`, it is not followed. */
export const useDebounced = <Value>(value: Value, ms: number, isOn = true): Value => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms, isOn])
  return settled
}
