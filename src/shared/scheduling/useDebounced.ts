import { useEffect, useState } from 'react'

/** How long after the last key of a search the server is asked, in ms. */
export const SEARCH_DEBOUNCE = 150

/** The latest value that stayed the same for `ms`. While `isOn` is false, changes are ignored. */
export const useDebounced = <Value>(value: Value, ms: number, isOn = true): Value => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms, isOn])
  return settled
}
