import { Outlet, useLocation } from 'react-router-dom'
import { useTrackPreviousPath } from '@/shared/routing/usePreviousPath'
import { Loader } from '@/shared/ui/feedback/Loader'
import { CONTENT_ID, SkipLink } from '@/shared/ui/focus/SkipLink'
import { Page } from '@/shared/ui/layout/Page'
import { ErrorBoundary } from './ErrorBoundary'
import { Footer } from './Footer'
import { Header } from './Header'
import { useAppData } from './useAppData'
import { useRouteChangeFocus } from './useRouteChangeFocus'

/** The layout of every page. */
export function Layout() {
  useAppData()
  useRouteChangeFocus()
  const isShell = useLocation().state?.isShell === true
  const previousPath = useTrackPreviousPath()

  return (
    <>
      <SkipLink />
      <Header />
      <main id={CONTENT_ID} tabIndex={-1}>
        <ErrorBoundary>{isShell ? <Shell /> : <Outlet context={previousPath} />}</ErrorBoundary>
      </main>
      <Footer />
    </>
  )
}

/** Shown for a URL that is not prerendered, until its page can be rendered. */
function Shell() {
  return (
    <Page isFullWidth>
      <Loader />
    </Page>
  )
}
