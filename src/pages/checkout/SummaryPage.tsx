import type { OrderId } from '@resham/contract'
import { matchPath, Navigate, useNavigate } from 'react-router-dom'
import { addressError, selectSelectedAddress } from '@/features/address'
import { useUserIdArg } from '@/features/auth'
import {
  type CartItem,
  CartLine,
  describeOutOfStock,
  PriceDetails,
  QuantityText,
  selectIsAnyCartChangePending,
  useGetCartQuery,
  usePlaceOrder,
} from '@/features/cart'
import type { AddressFields } from '@/shared/forms/addressFields'
import { FormError } from '@/shared/forms/FormError'
import { useAppSelector, useAppStore } from '@/shared/redux/hooks'
import { selectPath } from '@/shared/routing/locationSlice'
import { paths } from '@/shared/routing/paths'
import { Button, ButtonLink } from '@/shared/ui/controls/Button'
import { Loader } from '@/shared/ui/feedback/Loader'
import { QueryResult } from '@/shared/ui/feedback/QueryResult'
import { moveFocus } from '@/shared/ui/focus/moveFocus'
import { Columns } from '@/shared/ui/layout/Columns'
import { Page, PageHeading } from '@/shared/ui/layout/Page'
import { EmptyCart } from '../cart/EmptyCart'
import { Delivery } from '../components/Delivery'
import { CheckoutSteps } from './CheckoutSteps'

/**
 * Takes the lines and the address of an order; returns what prevents it, with a link to change that, if
 * anything does.
 */
const findObstacle = (items: CartItem[], delivery: AddressFields) => {
  const outOfStock = describeOutOfStock(items)
  if (outOfStock) return { text: outOfStock, to: paths.cart, link: 'Go to cart' }
  const invalid = addressError(delivery)
  if (!invalid) return undefined
  return { text: `${invalid} Edit your address to check out.`, to: paths.address, link: 'Edit address' }
}

// The pressed button has unmounted, so the link takes the focus.
const takeLostFocus = (link: HTMLAnchorElement | null) => {
  if (link && document.activeElement === document.body) moveFocus(() => link, { preventScroll: true })
}

export function SummaryPage() {
  const navigate = useNavigate()
  const { getState } = useAppStore()
  const address = useAppSelector(selectSelectedAddress)
  const query = useGetCartQuery(useUserIdArg())
  // The order is placed as it is shown, so the button waits until no change of the cart is pending.
  const isAnyPending = useAppSelector(selectIsAnyCartChangePending)
  const { placeOrder, unconfirmed, isPlaced, problem, status } = usePlaceOrder((orderId: OrderId) => {
    // A shopper who has left the summary stays on the new page, where a toast confirms the order.
    if (matchPath(paths.summary, selectPath(getState()))) navigate(paths.orderPlaced, { state: { orderId } })
  })

  // The cart is empty already, and the next page is on its way.
  if (isPlaced) {
    return (
      <Page title="Order Summary" isUnlisted>
        <Loader label="Placing your order" />
      </Page>
    )
  }
  const delivery = unconfirmed?.delivery ?? address
  if (!delivery) return <Navigate to={paths.address} replace />
  return (
    <Page title="Order Summary" isUnlisted>
      <PageHeading>Order Summary</PageHeading>
      <QueryResult query={query} what="your cart">
        {(cart) => {
          const items = unconfirmed?.items ?? cart
          const obstacle = findObstacle(items, delivery)
          const notice = problem ?? obstacle?.text
          return items.length === 0 ? (
            <>
              <FormError>{problem}</FormError>
              <EmptyCart />
            </>
          ) : (
            <>
              <CheckoutSteps current="Summary" />
              <Columns
                side={
                  <PriceDetails
                    items={items}
                    showsDelivery
                    problem={notice && <FormError>{notice}</FormError>}
                    status={status}
                  >
                    {obstacle ? (
                      <ButtonLink to={obstacle.to} ref={problem ? takeLostFocus : undefined}>
                        {obstacle.link}
                      </ButtonLink>
                    ) : (
                      <Button isBusy={isAnyPending} onClick={() => placeOrder({ items, delivery })}>
                        Place Order
                      </Button>
                    )}
                  </PriceDetails>
                }
              >
                <Delivery address={delivery} />
                <ul>
                  {items.map((item) => (
                    <CartLine key={item._id} item={item} quantity={<QuantityText item={item} />} />
                  ))}
                </ul>
              </Columns>
            </>
          )
        }}
      </QueryResult>
    </Page>
  )
}
