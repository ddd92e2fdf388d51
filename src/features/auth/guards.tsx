import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { paths } from '@/shared/paths'
import { useSelect } from '@/shared/redux/useSelect'
import { selectToken } from './authSlice'
import { type ReturnState, returnPathOf } from './returnPath'

/** Pages for whoever is logged in. Anyone else logs in first and comes back to the whole location. */
export function RequireLogin() {
  const token = useSelect(selectToken)
  const { pathname, search, hash } = useLocation()
  if (token) return <Outlet />
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
