import { matchPath, Navigate, type RouteObject } from 'react-router-dom'
import { RequireLogin, VisitorsOnly } from '@/features/auth'
import { type PageEntry, pages } from '@/pages/pageTable'
import { paths } from '@/shared/routing/paths'
import { ErrorBoundary } from '../layout/ErrorBoundary'
import { Layout } from '../layout/Layout'

/**
 * The routes of the pages for this audience. They are case-sensitive: /Products redirects to /404
 * (specification, section 2).
 */
const routesFor = (audience: PageEntry['audience']): RouteObject[] =>
  pages
    .filter((page) => page.audience === audience)
    .map(({ path, Page }) => ({ path, caseSensitive: true, element: <Page /> }))

const pageRoutes: RouteObject[] = [
  ...routesFor(undefined),
  { element: <VisitorsOnly />, children: routesFor('visitors') },
  { element: <RequireLogin />, children: routesFor('users') },
  { path: '*', element: <Navigate to={paths.notFound} replace /> },
]

/** Header and footer stay when a page fails. */
export const routes: RouteObject[] = [
  {
    element: (
      <ErrorBoundary>
        <Layout />
      </ErrorBoundary>
    ),
    children: pageRoutes,
  },
]

/** Loads the code of the page of a path. Never rejects, because rendering the page reports a failure. */
export const preloadPage = async (pathname: string): Promise<void> => {
  await pages
    .find(({ path }) => matchPath(path, pathname))
    ?.loadCode?.()
    .catch(() => {})
}
