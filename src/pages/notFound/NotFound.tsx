import type { ReactNode } from 'react'
import { EmptyState } from '@/shared/ui/feedback/EmptyState'
import { Page } from '@/shared/ui/layout/Page'

/** The content of the 404 page. */
export function NotFound({ action }: { action: ReactNode }) {
  return (
    <Page title="Page not found" description="Looks like the page you are looking for is missing." isUnlisted>
      <EmptyState headingLevel={1} title="We looked everywhere" action={action}>
        <p>Looks like the page you are looking for is missing.</p>
      </EmptyState>
    </Page>
  )
}
