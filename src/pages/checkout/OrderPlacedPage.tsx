import { ErrorBoundary } from 'react-error-boundary'
import { Link, useLocation } from 'react-router-dom'
import {
  estimateArrival,
  isOnItsWay,
  readPlacedOrderId,
  useGetOrderQuery,
  useOrderArg,
} from '@/features/orders'
import { paths } from '@/shared/routing/paths'
import { formatDay } from '@/shared/text/formatDate'
import { ButtonLink } from '@/shared/ui/controls/Button'
import { EmptyState } from '@/shared/ui/feedback/EmptyState'
import { QueryResult } from '@/shared/ui/feedback/QueryResult'
import { Page } from '@/shared/ui/layout/Page'
import { ArchPicture } from '../components/ArchPicture'
import { OrderContents, useOrderedProducts } from '../components/OrderContents'

/** Thanks for an order, and shows the one in the location state. */
export function OrderPlacedPage() {
  const id = readPlacedOrderId(useLocation())
  const query = useGetOrderQuery(useOrderArg(id))
  const order = query.currentData
  const products = useOrderedProducts(order)
  const arrival = order && isOnItsWay(order.status) && products && estimateArrival(order, products)
  // A shopper may come back here later.
  const isPlaced = !order || order.status === 'placed'
  return (
    <Page
      title="Order placed"
      description="Thank you. Your order has been placed, and we are packing it with care."
      isUnlisted
    >
      <EmptyState
        headingLevel={1}
        title="Thank you"
        picture={<ArchPicture src="/images/category-saree-810.jpg" priority />}
        action={<ButtonLink to={paths.home}>Go to Home</ButtonLink>}
      >
        <p>
          {isPlaced
            ? 'Your order has been placed. We are packing it with care.'
            : 'Your order has been placed.'}
        </p>
        {order && (
          <p>
            <Link to={paths.order(order._id)}>{`Order ${order.number}`}</Link>
          </p>
        )}
        {arrival && <p>{`It should be with you by ${formatDay(arrival)}.`}</p>}
      </EmptyState>
      {!query.isUninitialized && (
        <QueryResult query={query} what="your order" isSmall>
          {() =>
            order && (
              <ErrorBoundary fallback={<p>Your order cannot be shown here. It has been placed.</p>}>
                <OrderContents order={order} products={products} />
              </ErrorBoundary>
            )
          }
        </QueryResult>
      )}
    </Page>
  )
}
