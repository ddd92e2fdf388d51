import { useDispatch } from 'react-redux'
import { AddressBook, addressStepFinished } from '@/features/address'
import { PriceDetails, useCartQuery } from '@/features/cart'
import { Button } from '@/shared/ui/controls/Button'
import { Loaded } from '@/shared/ui/feedback/QueryResult'
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
          <Loaded query={useCartQuery()} what="your cart" isSmall>
            {(cart) => (
              <PriceDetails items={cart}>
                <Button onClick={() => dispatch(addressStepFinished())}>Next</Button>
              </PriceDetails>
            )}
          </Loaded>
        }
      >
        <AddressBook labelledBy="addresses" isSelectable />
      </Columns>
    </Page>
  )
}
