import { useDispatch } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { useSelect } from '@/shared/redux/useSelect'
import { loginNeeded, selectToken } from './authSlice'

/** Gives a function that does something for whoever is logged in, and sends a visitor to log in first. */
export const useLoginFirst = () => {
  const dispatch = useDispatch()
  const token = useSelect(selectToken)
  const { pathname, search, hash } = useLocation()
  return (act: () => void) => {
    if (token) act()
    else dispatch(loginNeeded(pathname + search + hash))
  }
}
