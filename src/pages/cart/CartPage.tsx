import { CartLines, CheckoutLink, PriceDetails, useGetCartQuery } from '@/features/cart'
import { paths } from '@/shared/paths'
import { ButtonLink } from '@/shared/ui/Button'
import { Columns } from '@/shared/ui/Columns'
import { EmptyState } from '@/shared/ui/EmptyState'
import { Loaded } from '@/shared/ui/Loaded'
import { Page, PageHeading } from '@/shared/ui/Page'
import { BareNiche } from '../BareNiche'
import { CheckoutSteps } from '../checkout/CheckoutSteps'
import { RecentlyViewed } from '../RecentlyViewed'
import { EditableLine } from './EditableLine'

export function CartPage() {
  const query = useGetCartQuery()
  return (
    <Page title="Cart">
      <PageHeading>MY CART{query.currentData && ` (${query.currentData.length})`}</PageHeading>
      <Loaded query={query} what="your cart">
        {(cart) =>
          cart.length === 0 ? (
            <>
              <EmptyState
                title="It feels so light!"
                picture={<BareNiche />}
                action={<ButtonLink to={paths.products}>Explore</ButtonLink>}
              >
                <p>There's nothing in your cart. Let's add some products.</p>
              </EmptyState>
              <RecentlyViewed />
            </>
          ) : (
            <>
              <CheckoutSteps current="Cart" />
              <Columns
                side={
                  <PriceDetails>
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
      </Loaded>
    </Page>
  )
}
