import { useDispatch } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { useSelect } from '@/shared/redux/useSelect'
import { loginNeeded, selectToken } from './authSlice'
import type { Interrupted } from './interrupted'

/**
 * Gives a function that does something for whoever is logged in, and sends a visitor to log in first.
 * What they were about to do goes along, and is done as soon as they are known.
 */
export const useLoginFirst = () => {
  const dispatch = useDispatch()
  const token = useSelect(selectToken)
  const { pathname, search, hash } = useLocation()
  return (act: () => void, interrupted: Interrupted) => {
    if (token) act()
    else dispatch(loginNeeded({ from: pathname + search + hash, interrupted }))
  }
}
