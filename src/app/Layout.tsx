import { useLayoutEffect } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { ToastContainer } from 'react-toastify/unstyled'
import { CONTENT_ID, SkipLink } from '@/shared/ui/SkipLink'
import { placeOf } from '@/shared/ui/sheetHistory'
import { Footer } from './Footer'
import { ShopHeader } from './ShopHeader'
import { useShopData } from './useShopData'

/** How long a toast stays, in ms (specification, section 9). */
const TOAST_MS = 3000

/** What every page stands in. */
export function Layout() {
  useShopData()
  const place = placeOf(useLocation())
  useLayoutEffect(() => {
    // Whenever the location changes, whatever the way there: specification, section 2.
    if (place) window.scrollTo(0, 0)
  }, [place])

  return (
    <>
      <SkipLink />
      <ShopHeader />
      <main id={CONTENT_ID} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <ToastContainer position="bottom-right" autoClose={TOAST_MS} role="status" />
    </>
  )
}
