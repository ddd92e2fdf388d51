import { useDispatch } from 'react-redux'
import { AddressBook, addressStepSubmitted } from '@/features/address'
import { useOwner } from '@/features/auth'
import { PriceDetails, useGetCartQuery } from '@/features/cartAndWishlist'
import { Button } from '@/shared/ui/controls/Button'
import { QueryResult } from '@/shared/ui/feedback/QueryResult'
import { Columns } from '@/shared/ui/layout/Columns'
import { Page, PageHeading } from '@/shared/ui/layout/Page'
import { CheckoutSteps } from './CheckoutSteps'

export function AddressPage() {
  const dispatch = useDispatch()
  return (
    <Page title="Shipping Address" isUnlisted>
      <PageHeading id="addresses">Shipping Address</PageHeading>
      <CheckoutSteps current="Address" />
      <Columns
        side={
          <QueryResult query={useGetCartQuery(useOwner())} what="your cart" isSmall>
            {(cart) => (
              <PriceDetails items={cart}>
                <Button onClick={() => dispatch(addressStepSubmitted())}>Next</Button>
              </PriceDetails>
            )}
          </QueryResult>
        }
      >
        <AddressBook labelledBy="addresses" isSelectable />
      </Columns>
    </Page>
  )
}
