import { Outlet, useLocation } from 'react-router-dom'
import { useUserIdArg } from '@/features/auth'
import { getCart } from '@/features/cart'
import { getWishlist } from '@/features/wishlist'
import { Announcement } from '@/shared/ui/feedback/Announcement'
import { PageLoader } from '@/shared/ui/feedback/PageLoader'
import { CONTENT_ID } from '@/shared/ui/focus/content'
import { SkipLink } from '@/shared/ui/focus/SkipLink'
import { Footer } from './Footer'
import { Header } from './Header'
import { useIsShell } from './isShell'
import { NavigationProgress } from './NavigationProgress'
import { useScrollAndFocus } from './useScrollAndFocus'

/** Loads the cart and the wishlist as soon as there is a user, and keeps them loaded (specification, section 4). */
const useLists = () => {
  const owner = useUserIdArg()
  getCart.useQuerySubscription(owner)
  getWishlist.useQuerySubscription(owner)
}

/** The layout of every page. */
export function Layout() {
  const isShell = useIsShell()
  useLists()
  const spoken = useScrollAndFocus()

  return (
    <>
      <NavigationProgress />
      {/* A new one for each page: Orca keeps what it knows of the page before until a child of the root changes. */}
      <SkipLink key={useLocation().pathname} />
      <Header />
      <main id={CONTENT_ID} tabIndex={-1}>
        {isShell ? <PageLoader /> : <Outlet />}
      </main>
      <Footer />
      <Announcement>{spoken}</Announcement>
    </>
  )
}
