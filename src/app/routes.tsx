import { Navigate, type RouteObject } from 'react-router-dom'
import { RequireLogin, VisitorsOnly } from '@/features/auth'
import { LoggedOutPage } from '@/pages/account/LoggedOutPage'
import { LoginPage } from '@/pages/account/LoginPage'
import { ProfilePage } from '@/pages/account/ProfilePage'
import { SignupPage } from '@/pages/account/SignupPage'
import { CartPage } from '@/pages/cart/CartPage'
import { AddressPage } from '@/pages/checkout/AddressPage'
import { OrderPlacedPage } from '@/pages/checkout/OrderPlacedPage'
import { SummaryPage } from '@/pages/checkout/SummaryPage'
import { HomePage } from '@/pages/home/HomePage'
import { NotFoundPage } from '@/pages/notFound/NotFoundPage'
import { ProductPage } from '@/pages/product/ProductPage'
import { ProductsPage } from '@/pages/products/ProductsPage'
import { UnexpectedError } from '@/pages/UnexpectedError'
import { WishlistPage } from '@/pages/wishlist/WishlistPage'
import { paths } from '@/shared/paths'
import { Loader } from '@/shared/ui/Loader'
import { Layout } from './Layout'

const pages: RouteObject[] = [
  { path: paths.home, element: <HomePage /> },
  { path: paths.products, element: <ProductsPage /> },
  { path: '/products/:_id', element: <ProductPage /> },
  { path: paths.loggedOut, element: <LoggedOutPage /> },
  { path: paths.orderPlaced, element: <OrderPlacedPage /> },
  {
    element: <VisitorsOnly />,
    children: [
      { path: paths.login, element: <LoginPage /> },
      { path: paths.signup, element: <SignupPage /> },
    ],
  },
  {
    element: <RequireLogin />,
    children: [
      { path: paths.wishlist, element: <WishlistPage /> },
      { path: paths.cart, element: <CartPage /> },
      { path: paths.address, element: <AddressPage /> },
      { path: paths.summary, element: <SummaryPage /> },
      { path: paths.profile, element: <ProfilePage /> },
    ],
  },
  {
    // A tool for developers: shoppers do not pay for it with their first load.
    path: paths.tester,
    lazy: async () => ({ Component: (await import('@/pages/mockMan/MockManPage')).MockManPage }),
    hydrateFallbackElement: <Loader />,
  },
  { path: paths.notFound, element: <NotFoundPage /> },
  { path: '*', element: <Navigate to={paths.notFound} replace /> },
]

// /Products is no address of the shop: any path but its own leads to /404 (specification, section 2).
const toTheLetter = (list: RouteObject[]): RouteObject[] =>
  list.map((route) =>
    route.children
      ? { ...route, caseSensitive: true, children: toTheLetter(route.children) }
      : { ...route, caseSensitive: true },
  )

/** Every screen of the shop (specification, section 2). A page that fails leaves header and footer standing. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <UnexpectedError />,
    children: [{ errorElement: <UnexpectedError />, children: toTheLetter(pages) }],
  },
]
