import { useStore } from 'react-redux'
import { loginNeeded, selectToken } from './authSlice'
import type { Interrupted } from './interrupted'

type State = Parameters<typeof selectToken>[0]

/**
 * Gives a function that does something for whoever is logged in, and sends a visitor to log in first.
 * What they were about to do goes along, and is done as soon as they are known.
 */
export const useLoginFirst = () => {
  const { dispatch, getState } = useStore<State>()
  return (act: () => void, interrupted: Interrupted) => {
    if (selectToken(getState())) return act()
    // Asked for now and not while it is drawn: on a listing every key changes the address.
    const { pathname, search, hash } = window.location
    dispatch(loginNeeded({ from: pathname + search + hash, interrupted }))
  }
}
