import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useOwner } from '@/features/auth'
import { getCart } from '@/features/cart'
import { getWishlist } from '@/features/wishlist'
import { useTrackPreviousPath } from '@/shared/routing/usePreviousPath'
import { Loader } from '@/shared/ui/feedback/Loader'
import { CONTENT_ID } from '@/shared/ui/focus/contentId'
import { SkipLink } from '@/shared/ui/focus/SkipLink'
import { Page } from '@/shared/ui/layout/Page'
import { HydrationEnd } from '../startup/HydrationEnd'
import { ErrorBoundary } from './ErrorBoundary'
import { Footer } from './Footer'
import { Header } from './Header'
import { useRouteChangeFocus } from './useRouteChangeFocus'

/** Loads the cart and the wishlist as soon as there is a user, and keeps them loaded (specification, section 4). */
const useLists = () => {
  const owner = useOwner()
  getCart.useQuerySubscription(owner)
  getWishlist.useQuerySubscription(owner)
}

/** The layout of every page. */
export function Layout() {
  useLists()
  useRouteChangeFocus()
  const isShell = useLocation().state?.isShell === true
  const previousPath = useTrackPreviousPath()

  return (
    <>
      <SkipLink />
      <Header />
      <main id={CONTENT_ID} tabIndex={-1}>
        <ErrorBoundary>
          <Suspense fallback={<Shell />}>
            {isShell ? <Shell /> : <Outlet context={previousPath} />}
            <HydrationEnd />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
    </>
  )
}

/** Shown until the page can be rendered. */
function Shell() {
  return (
    <Page isFullWidth>
      <Loader />
    </Page>
  )
}
