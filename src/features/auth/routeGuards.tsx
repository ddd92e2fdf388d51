import { useEffect, useMemo, useRef, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useAppDispatch, useAppSelector } from '@/shared/redux/hooks'
import { paths } from '@/shared/routing/paths'
import { PageLoader } from '@/shared/ui/feedback/PageLoader'
import { selectHasLoggedOut, selectToken, selectUser } from './authSlice'
import { readPendingAction } from './pendingAction'
import { type ReturnState, readReturnPath } from './returnPath'

/**
 * Pages that require a login. Who logs out on one of them is led to /logout. Any other visitor is redirected to /login
 * and returns to the full location.
 */
export function RequireLogin() {
  const user = useAppSelector(selectUser)
  const hasLoggedOut = useAppSelector(selectHasLoggedOut)
  const { key, pathname, search, hash } = useLocation()
  // A page that is opened after the log-out, even this one again, requires a login like any other.
  const [openedAt, setOpenedAt] = useState<string>()
  if (user && openedAt !== key) setOpenedAt(key)
  const from = pathname + search + hash
  // `Navigate` navigates again for another object.
  const state = useMemo((): ReturnState => ({ from }), [from])
  // The key resets the page's state when another user logs in, maybe in another tab.
  if (user) return <Outlet key={user._id} />
  return (
    <>
      {openedAt === key && hasLoggedOut ? (
        <Navigate key={key} to={paths.loggedOut} />
      ) : (
        <Navigate key={key} to={paths.login} replace state={state} />
      )}
      <PageLoader />
    </>
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
