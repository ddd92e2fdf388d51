import { useMemo, useState } from 'react'
import { createPath, Navigate, Outlet, useLocation } from 'react-router-dom'
import { useAppSelector } from '@/shared/redux/hooks'
import { visitKeyOf } from '@/shared/routing/pageVisit'
import { paths } from '@/shared/routing/paths'
import { PageLoader } from '@/shared/ui/feedback/PageLoader'
import { selectEndedBy, selectToken, selectUser } from './authSlice'
import { useCarryOutInterrupted } from './interruptedAction'
import { type ReturnState, readReturnPath } from './returnPath'

/**
 * Pages that require a login. A user who logs out, or deletes the account, on one of them is led to /logout. Any other visitor is
 * redirected to /login and returns to the full location.
 */
export function RequireLogin() {
  const user = useAppSelector(selectUser)
  const endedBy = useAppSelector(selectEndedBy)
  const location = useLocation()
  const visit = visitKeyOf(location)
  // A page that is opened after the log-out, even this one again, requires a login like any other.
  const [openedAt, setOpenedAt] = useState<string>()
  if (user && openedAt !== visit) setOpenedAt(visit)
  const from = createPath(location)
  // `Navigate` would navigate again for a new object. StrictMode navigates twice, which adds no history entry
  // with `replace`.
  const state = useMemo((): ReturnState => ({ from }), [from])
  // The key resets the page's state when another user logs in, maybe in another tab.
  if (user) return <Outlet key={user._id} />
  return (
    <>
      {openedAt === visit && endedBy ? (
        <Navigate key={visit} to={paths.loggedOut} replace />
      ) : (
        <Navigate key={visit} to={paths.login} replace state={state} />
      )}
      <PageLoader />
    </>
  )
}

/** Pages for visitors. Once there is a token they redirect to the remembered location, and stay until it is shown. */
export function VisitorsOnly() {
  const token = useAppSelector(selectToken)
  const location = useLocation()
  useCarryOutInterrupted()
  return (
    <>
      {token && <Navigate to={readReturnPath(location)} replace />}
      <Outlet />
    </>
  )
}
