import { paths } from '@/shared/paths'
import { ButtonLink } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import { Page } from '@/shared/ui/Page'

export function LoggedOutPage() {
  return (
    <Page title="Logged out">
      <EmptyState
        headingLevel={1}
        title="Oh no! You are logged out"
        action={<ButtonLink to={paths.products}>See Products</ButtonLink>}
      >
        <p>Your cart and your wishlist wait for you.</p>
      </EmptyState>
    </Page>
  )
}
