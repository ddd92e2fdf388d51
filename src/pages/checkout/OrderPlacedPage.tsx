import { arrivalOf, selectLatestOrder } from '@/features/orders'
import { paths } from '@/shared/paths'
import { useSelect } from '@/shared/redux/useSelect'
import { formatDay } from '@/shared/text/formatDay'
import { ButtonLink } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import { Page } from '@/shared/ui/Page'
import { ArchedPicture } from '../ArchedPicture'
import { OrderReview } from './OrderReview'

/** Thanks for an order. What was ordered stands below, until the page is loaded anew. */
export function OrderPlacedPage() {
  const order = useSelect(selectLatestOrder)
  return (
    <Page title="Order placed">
      <EmptyState
        headingLevel={1}
        title="Thank you"
        picture={<ArchedPicture src="/images/category-saree-810.jpg" priority />}
        action={<ButtonLink to={paths.home}>Go to Home</ButtonLink>}
      >
        <p>Your order is placed. We are folding it with care.</p>
        {order && <p>It should be with you by {formatDay(arrivalOf(order))}.</p>}
      </EmptyState>
      {order && <OrderReview order={order} />}
    </Page>
  )
}
