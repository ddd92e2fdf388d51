import { matchRoutes, Navigate, type RouteObject } from 'react-router-dom'
import { RequireLogin, VisitorsOnly } from '@/features/auth'
import { LoggedOutPage } from '@/pages/account/LoggedOutPage'
import { HomePage } from '@/pages/home/HomePage'
import { ListingPage } from '@/pages/listing/ListingPage'
import { NotFoundPage } from '@/pages/notFound/NotFoundPage'
import { paths } from '@/shared/routing/paths'
import { ErrorBoundary } from './layout/ErrorBoundary'
import { Layout } from './layout/Layout'
import { chunks } from './lazy/chunks'
import { lazyPage } from './lazy/lazyPage'

const pages: RouteObject[] = [
  { path: paths.home, element: <HomePage /> },
  { path: paths.products, element: <ListingPage /> },
  { path: '/products/:_id', ...lazyPage(chunks.product, 'ProductPage') },
  // Not lazy: a log-out must leave the protected page in the same task.
  { path: paths.loggedOut, element: <LoggedOutPage /> },
  { path: paths.orderPlaced, ...lazyPage(chunks.userPages, 'OrderPlacedPage') },
  {
    element: <VisitorsOnly />,
    children: [
      { path: paths.login, ...lazyPage(chunks.userPages, 'LoginPage') },
      { path: paths.signup, ...lazyPage(chunks.userPages, 'SignupPage') },
    ],
  },
  {
    element: <RequireLogin />,
    children: [
      { path: paths.wishlist, ...lazyPage(chunks.userPages, 'WishlistPage') },
      { path: paths.cart, ...lazyPage(chunks.userPages, 'CartPage') },
      { path: paths.address, ...lazyPage(chunks.userPages, 'AddressPage') },
      { path: paths.summary, ...lazyPage(chunks.userPages, 'SummaryPage') },
      { path: paths.profile, ...lazyPage(chunks.userPages, 'ProfilePage') },
    ],
  },
  { path: paths.tester, ...lazyPage(chunks.tester, 'ApiTesterPage') },
  { path: paths.notFound, element: <NotFoundPage /> },
  { path: '*', element: <Navigate to={paths.notFound} replace /> },
]

// /Products is not a path of the shop, and redirects to /404 (specification, section 2).
const withCaseSensitivePaths = (list: RouteObject[]): RouteObject[] =>
  list.map((route) =>
    route.children
      ? { ...route, caseSensitive: true, children: withCaseSensitivePaths(route.children) }
      : { ...route, caseSensitive: true },
  )

/** All routes. Header and footer stay when a page fails. */
export const routes: RouteObject[] = [
  {
    element: (
      <ErrorBoundary>
        <Layout />
      </ErrorBoundary>
    ),
    children: withCaseSensitivePaths(pages),
  },
]

/** Loads the page of a path; undefined if it is in the initial bundle. Never rejects. */
export const loadPage = (pathname: string): Promise<void> | undefined =>
  matchRoutes(routes, { pathname })?.at(-1)?.route.handle?.load()
