import type { ReactNode } from 'react'
import { paths } from '@/shared/routing/paths'
import { ButtonLink } from '@/shared/ui/controls/Button'
import { EmptyState } from '@/shared/ui/feedback/EmptyState'
import { Page } from '@/shared/ui/layout/Page'

const homeLink = <ButtonLink to={paths.home}>Go to Home</ButtonLink>

/** The 404 page. For an unknown product it has another link. */
export function NotFoundPage({ action = homeLink }: { action?: ReactNode }) {
  return (
    <Page title="Page not found" description="Looks like the page you are looking for is missing." isUnlisted>
      <EmptyState headingLevel={1} title="We looked everywhere" action={action}>
        <p>Looks like the page you are looking for is missing.</p>
      </EmptyState>
    </Page>
  )
}
