import { useEffect, useState } from 'react'

/** How long after the last key of a search the server is asked, in ms. */
export const SEARCH_DEBOUNCE = 150

/** The value as it was when it last stayed the same for `ms`. */
export const useDebounced = <Value>(value: Value, ms: number): Value => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
