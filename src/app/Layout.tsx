import { Outlet } from 'react-router-dom'
import { useTrackedPath } from '@/shared/ui/previousPath'
import { CONTENT_ID, SkipLink } from '@/shared/ui/SkipLink'
import { ErrorBoundary } from './ErrorBoundary'
import { Footer } from './Footer'
import { ShopHeader } from './ShopHeader'
import { LateToaster } from './toasting'
import { useArrival } from './useArrival'
import { useShopData } from './useShopData'

/** What every page stands in. */
export function Layout() {
  useShopData()
  useArrival()

  return (
    <>
      <SkipLink />
      <ShopHeader />
      <main id={CONTENT_ID} tabIndex={-1}>
        <ErrorBoundary>
          <Outlet context={useTrackedPath()} />
        </ErrorBoundary>
      </main>
      <Footer />
      <LateToaster />
    </>
  )
}
