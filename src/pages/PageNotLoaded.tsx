import { useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router-dom'
import { paths } from '@/shared/paths'
import { Button, ButtonLink } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import { Page } from '@/shared/ui/Page'

const followConnection = (onChange: () => void) => {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Stands in for a page whose code did not arrive. */
export function PageNotLoaded() {
  const isOnline = useSyncExternalStore(followConnection, () => navigator.onLine)
  const { revalidate } = useRevalidator()
  // Opening the page anew also brings a newer version of the shop, whose files have other names. Without
  // a connection that would cost the shopper the pages that are here.
  const tryAgain = () => (isOnline ? window.location.reload() : revalidate())
  return (
    <Page title="Not loaded">
      <EmptyState
        headingLevel={1}
        title="This page could not be loaded"
        action={
          <>
            <Button variant="secondary" onClick={tryAgain}>
              Try again
            </Button>
            <ButtonLink to={paths.home}>Go to Home</ButtonLink>
          </>
        }
      >
        <p role="status">
          {isOnline
            ? 'The connection may have been interrupted. Nothing in your cart is lost.'
            : 'You are offline. As soon as you are back, the page can be loaded. Nothing in your cart is lost.'}
        </p>
      </EmptyState>
    </Page>
  )
}
