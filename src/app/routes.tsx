import { matchRoutes, Navigate, type RouteObject } from 'react-router-dom'
import { RequireLogin, VisitorsOnly } from '@/features/auth'
import { LoggedOutPage } from '@/pages/account/LoggedOutPage'
import { HomePage } from '@/pages/home/HomePage'
import { NotFoundPage } from '@/pages/notFound/NotFoundPage'
import { ProductsPage } from '@/pages/products/ProductsPage'
import { paths } from '@/shared/paths'
import { chunks } from './chunks'
import { ErrorBoundary } from './ErrorBoundary'
import { Layout } from './Layout'
import { laterPage } from './laterPage'

const pages: RouteObject[] = [
  { path: paths.home, element: <HomePage /> },
  { path: paths.products, element: <ProductsPage /> },
  { path: '/products/:_id', ...laterPage(chunks.product, 'ProductPage') },
  // Never later: leaving a protected page for it must not wait (see session.ts).
  { path: paths.loggedOut, element: <LoggedOutPage /> },
  { path: paths.orderPlaced, ...laterPage(chunks.account, 'OrderPlacedPage') },
  {
    element: <VisitorsOnly />,
    children: [
      { path: paths.login, ...laterPage(chunks.account, 'LoginPage') },
      { path: paths.signup, ...laterPage(chunks.account, 'SignupPage') },
    ],
  },
  {
    element: <RequireLogin />,
    children: [
      { path: paths.wishlist, ...laterPage(chunks.account, 'WishlistPage') },
      { path: paths.cart, ...laterPage(chunks.account, 'CartPage') },
      { path: paths.address, ...laterPage(chunks.account, 'AddressPage') },
      { path: paths.summary, ...laterPage(chunks.account, 'SummaryPage') },
      { path: paths.profile, ...laterPage(chunks.account, 'ProfilePage') },
    ],
  },
  { path: paths.tester, ...laterPage(chunks.tester, 'MockManPage') },
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
    element: (
      <ErrorBoundary>
        <Layout />
      </ErrorBoundary>
    ),
    children: toTheLetter(pages),
  },
]

/** Fetches the page of a path; undefined where it comes with the first load. Never rejects. */
export const loadPage = (pathname: string): Promise<void> | undefined =>
  matchRoutes(routes, { pathname })?.at(-1)?.route.handle?.load()
