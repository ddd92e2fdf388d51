import { useAppStore } from '@/shared/redux/hooks'
import { loginRequired, selectToken } from './authSlice'
import type { PendingAction } from './pendingAction'

/**
 * Returns a function that runs an action for a logged-in user and redirects a visitor to /login, where the action is
 * remembered and replayed after the login.
 */
export const useRequireLogin = () => {
  const { dispatch, getState } = useAppStore()
  return (act: () => void, interrupted: PendingAction) => {
    if (selectToken(getState())) return act()
    // Not that of the router, which does not know the filters of the listing.
    const { pathname, search, hash } = window.location
    dispatch(loginRequired({ from: pathname + search + hash, interrupted }))
  }
}
