import { useRouteError } from 'react-router-dom'
import { paths } from '@/shared/paths'
import { Button, ButtonLink } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import { Page } from '@/shared/ui/Page'
import { PageNotLoaded } from './PageNotLoaded'

// How webpack calls it when the code or the style sheet of a lazy page does not arrive.
const isAboutLoading = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError'

/** Stands in for a page that could not be drawn. Any other page is one link away. */
export function UnexpectedError() {
  const error = useRouteError()
  if (isAboutLoading(error)) return <PageNotLoaded />
  return (
    <Page title="Error">
      <EmptyState
        headingLevel={1}
        title="Unexpected Application Error!"
        action={
          <>
            <Button variant="secondary" onClick={() => window.location.reload()}>
              Try again
            </Button>
            <ButtonLink to={paths.home}>Go to Home</ButtonLink>
          </>
        }
      >
        <p>Something went wrong on this page. Nothing in your cart is lost.</p>
      </EmptyState>
    </Page>
  )
}
