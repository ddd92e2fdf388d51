import { matchRoutes, Navigate, type RouteObject } from 'react-router-dom'
import { RequireLogin, VisitorsOnly } from '@/features/auth'
import { type PageEntry, pages } from '@/pages/pages'
import { paths } from '@/shared/routing/paths'
import { ErrorBoundary } from './layout/ErrorBoundary'
import { Layout } from './layout/Layout'

/** The routes of the pages that are for these. `handle` loads a page's code before it is shown. */
const routesFor = (audience: PageEntry['audience']): RouteObject[] =>
  pages
    .filter((page) => page.audience === audience)
    .map(({ path, Page, preload }) => ({ path, element: <Page />, handle: preload && { load: preload } }))

const pageRoutes: RouteObject[] = [
  ...routesFor(undefined),
  { element: <VisitorsOnly />, children: routesFor('visitors') },
  { element: <RequireLogin />, children: routesFor('shoppers') },
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
    children: withCaseSensitivePaths(pageRoutes),
  },
]

/** Loads the page of a path; undefined if it is in the initial bundle. Never rejects. */
export const loadPage = (pathname: string): Promise<void> | undefined =>
  matchRoutes(routes, { pathname })
    ?.at(-1)
    ?.route.handle?.load()
    .catch(() => {})
