import { paths } from '@/shared/routing/paths'
import { ButtonLink } from '@/shared/ui/controls/Button'
import { EmptyState } from '@/shared/ui/feedback/EmptyState'
import { NicheIllustration } from '../components/NicheIllustration'

export function EmptyCart() {
  return (
    <EmptyState
      title="It feels so light!"
      picture={<NicheIllustration />}
      action={<ButtonLink to={paths.products}>Explore</ButtonLink>}
    >
      <p>There's nothing in your cart. Let's add some products.</p>
    </EmptyState>
  )
}
