import { Outlet, useLocation } from 'react-router-dom'
import { useTrackedPath } from '@/shared/routing/previousPath'
import { Loader } from '@/shared/ui/feedback/Loader'
import { CONTENT_ID, SkipLink } from '@/shared/ui/focus/SkipLink'
import { Page } from '@/shared/ui/layout/Page'
import { LateToaster } from '../toasts/lazyToaster'
import { ShopHeader } from './ConnectedHeader'
import { ErrorBoundary } from './ErrorBoundary'
import { Footer } from './Footer'
import { useShopData } from './useAppData'
import { useArrival } from './useRouteChangeFocus'

/** The layout of every page. */
export function Layout() {
  useShopData()
  useArrival()
  const isShell = useLocation().state?.isShell === true
  const previousPath = useTrackedPath()

  return (
    <>
      <SkipLink />
      <ShopHeader />
      <main id={CONTENT_ID} tabIndex={-1}>
        <ErrorBoundary>{isShell ? <Shell /> : <Outlet context={previousPath} />}</ErrorBoundary>
      </main>
      <Footer />
      <LateToaster />
    </>
  )
}

/** Shown for a URL that is not prerendered, until its page can be rendered. */
function Shell() {
  return (
    <Page width="full">
      <Loader />
    </Page>
  )
}
