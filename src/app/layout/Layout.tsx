import { useCallback, useLayoutEffect } from 'react'
import { type Location, Outlet, useLocation } from 'react-router-dom'
import { useUserIdArg } from '@/features/auth'
import { getCart } from '@/features/cart'
import { getWishlist } from '@/features/wishlist'
import { useAppStore } from '@/shared/redux/hooks'
import { PreviousPath, useTrackPreviousPath } from '@/shared/routing/previousPath'
import { ShownPath } from '@/shared/routing/shownPath'
import { Announcement } from '@/shared/ui/feedback/Announcement'
import { PageLoader } from '@/shared/ui/feedback/PageLoader'
import { CONTENT_ID } from '@/shared/ui/focus/content'
import { SkipLink } from '@/shared/ui/focus/SkipLink'
import { locationChanged } from '../router/locationReducer'
import { ErrorBoundary } from './ErrorBoundary'
import { Footer } from './Footer'
import { Header } from './Header'
import { useRouteChangeFocus } from './useRouteChangeFocus'

/** Loads the cart and the wishlist as soon as there is a user, and keeps them loaded (specification, section 4). */
const useLists = () => {
  const owner = useUserIdArg()
  getCart.useQuerySubscription(owner)
  getWishlist.useQuerySubscription(owner)
}

/**
 * Tells the store which page is shown, before the page's effects run. The prerendered shell is no page. Returns
 * a function that returns its path.
 */
const useLocationInState = (location: Location, isShell: boolean) => {
  const { dispatch, getState } = useAppStore()
  useLayoutEffect(() => {
    if (!isShell && location.key !== getState().location.key) dispatch(locationChanged(location))
  }, [location, isShell, dispatch, getState])
  return useCallback(() => getState().location.pathname, [getState])
}

/** The layout of every page. */
export function Layout() {
  const location = useLocation()
  const isShell = location.state?.isShell === true
  useLists()
  const spoken = useRouteChangeFocus()
  const shownPath = useLocationInState(location, isShell)
  const previousPath = useTrackPreviousPath()

  return (
    <>
      <SkipLink />
      <Header />
      <main id={CONTENT_ID} tabIndex={-1}>
        <ErrorBoundary>
          <ShownPath value={shownPath}>
            <PreviousPath value={previousPath}>{isShell ? <PageLoader /> : <Outlet />}</PreviousPath>
          </ShownPath>
        </ErrorBoundary>
      </main>
      <Footer />
      <Announcement>{spoken}</Announcement>
    </>
  )
}
