import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { paths } from '@/shared/paths'
import { useSelect } from '@/shared/redux/useSelect'
import { selectToken, selectUser } from './authSlice'
import { type ReturnState, returnPathOf } from './returnPath'

/** Pages for whoever is logged in. Anyone else logs in first and comes back to the whole location. */
export function RequireLogin() {
  const user = useSelect(selectUser)
  const { pathname, search, hash } = useLocation()
  // What a page holds of one user is not for the next, who may log in in another tab.
  if (user) return <Outlet key={user._id} />
  return (
    <Navigate to={paths.login} replace state={{ from: pathname + search + hash } satisfies ReturnState} />
  )
}

/** Pages for visitors. Once there is a token they lead back to where the shopper came from. */
export function VisitorsOnly() {
  const token = useSelect(selectToken)
  const location = useLocation()
  return token ? <Navigate to={returnPathOf(location)} replace /> : <Outlet />
}
