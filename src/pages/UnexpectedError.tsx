import { paths } from '@/shared/paths'
import { Button, ButtonLink } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import { Page } from '@/shared/ui/Page'

// How webpack calls it when the code or the style sheet of a page does not arrive.
const isAboutLoading = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError'

type UnexpectedErrorProps = {
  error: unknown
  /** Tries again in place. */
  onRetry: () => void
}

/** Stands in for a page that could not be drawn. Any other page is one link away. */
export function UnexpectedError({ error, onRetry }: UnexpectedErrorProps) {
  const what = isAboutLoading(error)
    ? 'This page could not be loaded. Please check your connection.'
    : 'Something went wrong on this page.'
  // Opening the page anew also brings a newer version of the shop, whose files have other names. Without
  // a network, and without a worker that has kept them, it would cost the shopper the pages that are here.
  const canReload = () => navigator.onLine || navigator.serviceWorker?.controller
  const tryAgain = () => (canReload() ? window.location.reload() : onRetry())
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
        <p>{what} Nothing in your cart is lost.</p>
      </EmptyState>
    </Page>
  )
}
