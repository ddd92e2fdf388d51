import type { ReactNode } from 'react'
import { ErrorBoundary as Boundary } from 'react-error-boundary'
import { useLocation } from 'react-router-dom'
import { ErrorPage } from '@/pages/error/ErrorPage'

/** Replaces what could not be rendered by an error, until the shopper retries or navigates. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary
      resetKeys={[useLocation().key]}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <ErrorPage error={error} onRetry={resetErrorBoundary} />
      )}
    >
      {children}
    </Boundary>
  )
}
