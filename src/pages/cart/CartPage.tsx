import { CartLines, CheckoutLink, PriceDetails, useCartQuery } from '@/features/cart'
import { QueryResult } from '@/shared/ui/feedback/QueryResult'
import { Columns } from '@/shared/ui/layout/Columns'
import { Page, PageHeading } from '@/shared/ui/layout/Page'
import { CheckoutSteps } from '../checkout/CheckoutSteps'
import { RecentlyViewed } from '../components/RecentlyViewed'
import { EditableLine } from './EditableLine'
import { EmptyCart } from './EmptyCart'

export function CartPage() {
  const query = useCartQuery()
  return (
    <Page title="Cart" isUnlisted>
      <PageHeading>MY CART{query.currentData && ` (${query.currentData.length})`}</PageHeading>
      <QueryResult query={query} what="your cart">
        {(cart) =>
          cart.length === 0 ? (
            <>
              <EmptyCart />
              <RecentlyViewed />
            </>
          ) : (
            <>
              <CheckoutSteps current="Cart" />
              <Columns
                side={
                  <PriceDetails items={cart}>
                    <CheckoutLink />
                  </PriceDetails>
                }
              >
                <CartLines>
                  {cart.map((item) => (
                    <EditableLine key={item._id} item={item} />
                  ))}
                </CartLines>
              </Columns>
            </>
          )
        }
      </QueryResult>
    </Page>
  )
}
