import { paths } from '@/shared/routing/paths'
import { ButtonLink } from '@/shared/ui/controls/Button'
import { EmptyState } from '@/shared/ui/feedback/EmptyState'
import { Page } from '@/shared/ui/layout/Page'
import { ArchPicture } from '../components/ArchPicture'

export function LoggedOutPage() {
  return (
    <Page
      title="Logged out"
      description="You are logged out of Resham. Your cart and wishlist are saved."
      isUnlisted
    >
      <EmptyState
        headingLevel={1}
        title="Oh no! You are logged out"
        picture={<ArchPicture src="/images/category-dupatta-810.jpg" alt="" priority />}
        action={<ButtonLink to={paths.products}>See Products</ButtonLink>}
      >
        <p>Your cart and wishlist are saved.</p>
      </EmptyState>
    </Page>
  )
}
