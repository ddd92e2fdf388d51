import { useStore } from 'react-redux'
import { loginNeeded, selectToken } from './authSlice'
import type { Interrupted } from './pendingAction'

type State = Parameters<typeof selectToken>[0]

/**
 * Returns a function that runs an action for a logged-in user and redirects a visitor to /login, where the action is
 * remembered and resumed after the login.
 */
export const useLoginFirst = () => {
  const { dispatch, getState } = useStore<State>()
  return (act: () => void, interrupted: Interrupted) => {
    if (selectToken(getState())) return act()
    // Read on click, not on render: on a listing every keystroke changes the URL.
    const { pathname, search, hash } = window.location
    dispatch(loginNeeded({ from: pathname + search + hash, interrupted }))
  }
}
