import { Navigate } from 'react-router-dom'
import { selectSelectedAddress } from '@/features/address'
import {
  CartLine,
  CartLines,
  PriceDetails,
  Quantity,
  selectIsCartChanging,
  useGetCartQuery,
  usePlaceOrderMutation,
} from '@/features/cart'
import { selectIsWishlistChanging } from '@/features/wishlist'
import { paths } from '@/shared/paths'
import { useSelect } from '@/shared/redux/useSelect'
import { Button } from '@/shared/ui/Button'
import { Columns } from '@/shared/ui/Columns'
import { Loaded } from '@/shared/ui/Loaded'
import { Loader } from '@/shared/ui/Loader'
import { Page, PageHeading } from '@/shared/ui/Page'
import { CheckoutSteps } from './CheckoutSteps'
import { Delivery } from './Delivery'

export function SummaryPage() {
  const address = useSelect(selectSelectedAddress)
  const [placeOrder, order] = usePlaceOrderMutation()
  const query = useGetCartQuery()
  // What is ordered is what is shown: the order waits until the server has every step and every change,
  // also of what is on its way from the cart to the wishlist.
  const isCartChanging = useSelect(selectIsCartChanging)
  const isWishlistChanging = useSelect(selectIsWishlistChanging)

  if (!address) return <Navigate to={paths.address} replace />
  // The cart is empty from the moment the order is placed; the way on is already being taken.
  if (order.isSuccess) {
    return (
      <Page title="Order Summary">
        <Loader label="Placing your order" />
      </Page>
    )
  }
  return (
    <Page title="Order Summary">
      <PageHeading>Order Summary</PageHeading>
      <Loaded query={query} what="your cart">
        {(cart) =>
          cart.length === 0 ? (
            <Navigate to={paths.cart} replace />
          ) : (
            <>
              <CheckoutSteps current="Summary" />
              <Columns
                side={
                  <PriceDetails showsDelivery>
                    <Button
                      isBusy={isCartChanging || isWishlistChanging}
                      onClick={() => placeOrder(cart.map(({ _id, qty }) => ({ _id, qty })))}
                    >
                      Place Order
                    </Button>
                  </PriceDetails>
                }
              >
                <Delivery address={address} />
                <CartLines>
                  {cart.map((item) => (
                    <CartLine key={item._id} item={item} quantity={<Quantity item={item} />} />
                  ))}
                </CartLines>
              </Columns>
            </>
          )
        }
      </Loaded>
    </Page>
  )
}
