import type { ReactNode } from 'react'
import { ErrorBoundary as Boundary } from 'react-error-boundary'
import { useLocation } from 'react-router-dom'
import { ErrorPage } from '@/pages/error/ErrorPage'

/** Shows an error page in place of children that failed to render, until the shopper retries or navigates. */
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
