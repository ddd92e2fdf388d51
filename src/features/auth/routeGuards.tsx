import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useSelect } from '@/shared/redux/useSelect'
import { paths } from '@/shared/routing/paths'
import { selectToken, selectUser } from './authSlice'
import { type ReturnState, readReturnPath } from './returnPath'

/** Pages that require a login. A visitor is redirected to /login and returns to the full location. */
export function RequireLogin() {
  const user = useSelect(selectUser)
  const { pathname, search, hash } = useLocation()
  // The key resets the page's state when another user logs in, maybe in another tab.
  if (user) return <Outlet key={user._id} />
  return (
    <Navigate to={paths.login} replace state={{ from: pathname + search + hash } satisfies ReturnState} />
  )
}

/** Pages for visitors. Once there is a token, they redirect to the remembered location, and stay until it is shown. */
export function VisitorsOnly() {
  const token = useSelect(selectToken)
  const location = useLocation()
  return (
    <>
      {token && <Navigate to={readReturnPath(location)} replace />}
      <Outlet />
    </>
  )
}
