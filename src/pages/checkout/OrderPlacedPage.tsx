import { paths } from '@/shared/paths'
import { ButtonLink } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import { Page } from '@/shared/ui/Page'
import { ArchedPicture } from '../ArchedPicture'

export function OrderPlacedPage() {
  return (
    <Page title="Order placed">
      <EmptyState
        headingLevel={1}
        title="Thank you"
        picture={<ArchedPicture src="/images/category-saree-810.jpg" priority />}
        action={<ButtonLink to={paths.home}>Go to Home</ButtonLink>}
      >
        <p>Your order is placed. We are folding it with care.</p>
      </EmptyState>
    </Page>
  )
}
