import { useId } from 'react'
import { useOwner } from '@/features/auth'
import { CheckoutLink, describeOutOfStock, PriceDetails, useGetCartQuery } from '@/features/cart'
import { FormError } from '@/shared/forms/FormError'
import { QueryResult } from '@/shared/ui/feedback/QueryResult'
import { Columns } from '@/shared/ui/layout/Columns'
import { Page, PageHeading } from '@/shared/ui/layout/Page'
import { CheckoutSteps } from '../checkout/CheckoutSteps'
import { RecentlyViewed } from '../components/RecentlyViewed'
import { EditableLine } from './EditableLine'
import { EmptyCart } from './EmptyCart'

export function CartPage() {
  const query = useGetCartQuery(useOwner())
  const problemId = useId()
  return (
    <Page title="Cart" isUnlisted>
      <PageHeading>{query.currentData ? `MY CART (${query.currentData.length})` : 'MY CART'}</PageHeading>
      <QueryResult query={query} what="your cart">
        {(cart) => {
          const outOfStock = describeOutOfStock(cart)
          return cart.length === 0 ? (
            <>
              <EmptyCart />
              <RecentlyViewed />
            </>
          ) : (
            <>
              <CheckoutSteps current="Cart" />
              <Columns
                side={
                  <PriceDetails
                    items={cart}
                    problem={
                      outOfStock && (
                        <FormError id={problemId} isLive={false}>
                          {outOfStock}
                        </FormError>
                      )
                    }
                  >
                    <CheckoutLink problemId={outOfStock && problemId} />
                  </PriceDetails>
                }
              >
                <ul>
                  {cart.map((item) => (
                    <EditableLine key={item._id} item={item} />
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
