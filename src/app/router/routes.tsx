import { Navigate, type RouteObject } from 'react-router-dom'
import { RequireLogin, VisitorsOnly } from '@/features/auth'
import { ErrorPage } from '@/pages/error/ErrorPage'
import { type PageEntry, pages } from '@/pages/pageTable'
import { paths } from '@/shared/routing/paths'
import { PageLoader } from '@/shared/ui/feedback/PageLoader'
import { Layout } from '../layout/Layout'

/**
 * The routes of the pages for this audience. They are case-sensitive: /Products redirects to /404
 * (specification, section 2).
 */
const routesFor = (audience: PageEntry['audience']): RouteObject[] =>
  pages
    .filter((page) => page.audience === audience)
    .map(({ path, Page, loadCode }) => ({
      path,
      caseSensitive: true,
      Component: Page,
      lazy: loadCode && (async () => ({ Component: await loadCode() })),
    }))

const pageRoutes: RouteObject[] = [
  ...routesFor(undefined),
  { Component: VisitorsOnly, children: routesFor('visitors') },
  { Component: RequireLogin, children: routesFor('users') },
  { path: '*', element: <Navigate to={paths.notFound} replace /> },
]

/** The routes of the shop. Header and footer stay when a page fails. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: ErrorPage,
    children: [{ ErrorBoundary: ErrorPage, HydrateFallback: PageLoader, children: pageRoutes }],
  },
]
