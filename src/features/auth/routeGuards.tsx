import { useEffect, useRef } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useAppDispatch, useAppSelector } from '@/shared/redux/hooks'
import { paths } from '@/shared/routing/paths'
import { selectToken, selectUser } from './authSlice'
import { readPendingAction } from './pendingAction'
import { type ReturnState, readReturnPath } from './returnPath'

/** Pages that require a login. A visitor is redirected to /login and returns to the full location. */
export function RequireLogin() {
  const user = useAppSelector(selectUser)
  const { pathname, search, hash } = useLocation()
  // The key resets the page's state when another user logs in, maybe in another tab.
  if (user) return <Outlet key={user._id} />
  return (
    <Navigate to={paths.login} replace state={{ from: pathname + search + hash } satisfies ReturnState} />
  )
}

/**
 * Pages for visitors. Once there is a token, from here or from another tab, they run the action that the log-in
 * interrupted and redirect to the remembered location. They stay until it is shown.
 */
export function VisitorsOnly() {
  const token = useAppSelector(selectToken)
  const dispatch = useAppDispatch()
  const location = useLocation()
  // With a token from the start, such as by Back, nobody has logged in here.
  const interrupted = useRef(token ? undefined : readPendingAction(location))
  useEffect(() => {
    if (!token || !interrupted.current) return
    dispatch(interrupted.current)
    interrupted.current = undefined
  }, [token, dispatch])
  return (
    <>
      {token && <Navigate to={readReturnPath(location)} replace />}
      <Outlet />
    </>
  )
}
