import { useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { reloadDocument } from '@/shared/routing/browserLocation'
import { sameVisitState } from '@/shared/routing/pageVisit'
import { paths } from '@/shared/routing/paths'
import { Button, ButtonLink } from '@/shared/ui/controls/Button'
import { EmptyState } from '@/shared/ui/feedback/EmptyState'
import { Page } from '@/shared/ui/layout/Page'

// webpack's name for a script or a style sheet that does not load.
const isChunkLoadError = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError'

/** Shown instead of a page that could not be loaded or rendered. */
export function ErrorPage() {
  const error = useRouteError()
  const location = useLocation()
  const navigate = useNavigate()
  const what = isChunkLoadError(error)
    ? 'This page could not be loaded. Please check your connection.'
    : 'Something went wrong on this page.'
  // A reload also fetches a newer release, whose files have other names. Offline and without a service worker it would
  // lose the pages that are loaded.
  const canReload = () => navigator.onLine || navigator.serviceWorker?.controller
  const renderAgain = () => navigate(location, { replace: true, state: sameVisitState(location) })
  const tryAgain = () => (canReload() ? reloadDocument() : renderAgain())
  return (
    <Page title="Error" isUnlisted>
      <EmptyState
        headingLevel={1}
        title="Unexpected Application Error!"
        action={
          <>
            <Button variant="secondary" onClick={tryAgain}>
              Try again
            </Button>
            <ButtonLink to={paths.home}>Go to Home</ButtonLink>
          </>
        }
      >
        <p>{`${what} Nothing in your cart is lost.`}</p>
      </EmptyState>
    </Page>
  )
}
