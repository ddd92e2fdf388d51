import { Outlet } from 'react-router-dom'
import { ToastContainer } from 'react-toastify/unstyled'
import { useTrackedPath } from '@/shared/ui/previousPath'
import { CONTENT_ID, SkipLink } from '@/shared/ui/SkipLink'
import { Footer } from './Footer'
import { ShopHeader } from './ShopHeader'
import { useArrival } from './useArrival'
import { useShopData } from './useShopData'

/** How long a toast stays, in ms (specification, section 9). */
const TOAST_MS = 3000

/** What every page stands in. */
export function Layout() {
  useShopData()
  useArrival()

  return (
    <>
      <SkipLink />
      <ShopHeader />
      <main id={CONTENT_ID} tabIndex={-1}>
        <Outlet context={useTrackedPath()} />
      </main>
      <Footer />
      <ToastContainer position="bottom-right" autoClose={TOAST_MS} role="status" />
    </>
  )
}
