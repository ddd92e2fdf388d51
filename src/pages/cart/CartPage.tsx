import { useId } from 'react'
import { useLocation } from 'react-router-dom'
import { selectUser, useUserIdArg } from '@/features/auth'
import {
  describeMissing,
  describeOutOfStock,
  PriceDetails,
  readMissing,
  restoreToCart,
  useGetCartQuery,
} from '@/features/cart'
import { FormError } from '@/shared/forms/FormError'
import { useAppSelector, useAppStore } from '@/shared/redux/hooks'
import { paths } from '@/shared/routing/paths'
import { ButtonLink } from '@/shared/ui/controls/Button'
import { QueryResult } from '@/shared/ui/feedback/QueryResult'
import { Columns } from '@/shared/ui/layout/Columns'
import { Page, PageHeading } from '@/shared/ui/layout/Page'
import { RemovedItem } from '@/shared/ui/undo/RemovedItem'
import { insertAt, useRemoval } from '@/shared/ui/undo/useRemoval'
import { CheckoutSteps } from '../checkout/CheckoutSteps'
import { findListed } from '../components/findListed'
import { RecentlyViewed } from '../components/RecentlyViewed'
import styles from './CartPage.module.css'
import { EditableLine } from './EditableLine'
import { EmptyCart } from './EmptyCart'

export function CartPage() {
  const query = useGetCartQuery(useUserIdArg())
  const problemId = useId()
  const { dispatch } = useAppStore()
  const { removed, remove, fail } = useRemoval(query.currentData, ({ _id }) => _id)
  const missing = describeMissing(readMissing(useLocation(), useAppSelector(selectUser)?._id))
  const undo = removed && (
    <RemovedItem
      key={`removed ${removed.item._id}`}
      what={removed.item.title}
      findRestored={() => findListed(removed.item.title)}
      as={query.currentData?.length === 0 ? 'div' : 'li'}
      onUndo={() => {
        const { _id, qty } = removed.item
        return dispatch(restoreToCart.initiate({ _id, quantity: qty }, { track: false }))
      }}
    />
  )
  return (
    <Page title="Cart" isUnlisted>
      <PageHeading>{query.currentData ? `MY CART (${query.currentData.length})` : 'MY CART'}</PageHeading>
      <FormError className={styles.missing}>{missing}</FormError>
      <QueryResult query={query} what="your cart">
        {(cart) => {
          const outOfStock = describeOutOfStock(cart)
          return cart.length === 0 ? (
            <>
              {undo}
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
                    {/* One link in both states, so that it keeps the focus. */}
                    <ButtonLink
                      to={paths.address}
                      aria-disabled={outOfStock ? true : undefined}
                      aria-describedby={outOfStock && problemId}
                      onClick={(event) => outOfStock && event.preventDefault()}
                      // A middle click would open a tab.
                      onAuxClick={(event) => outOfStock && event.preventDefault()}
                    >
                      Checkout
                    </ButtonLink>
                  </PriceDetails>
                }
              >
                <ul>
                  {insertAt(
                    removed?.index,
                    undo,
                    cart.map((item) => (
                      <EditableLine
                        key={item._id}
                        item={item}
                        onRemove={() => remove(item)}
                        onRemoveFailed={() => fail(item)}
                      />
                    )),
                  )}
                </ul>
              </Columns>
            </>
          )
        }}
      </QueryResult>
    </Page>
  )
}
