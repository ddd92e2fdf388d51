import { useDispatch } from 'react-redux'
import { AddressBook, addressStepFinished } from '@/features/address'
import { PriceDetails, useCartQuery } from '@/features/cart'
import { Button } from '@/shared/ui/Button'
import { Columns } from '@/shared/ui/Columns'
import { Loaded } from '@/shared/ui/Loaded'
import { Page, PageHeading } from '@/shared/ui/Page'
import { CheckoutSteps } from './CheckoutSteps'

export function AddressPage() {
  const dispatch = useDispatch()
  return (
    <Page title="Shipping Address">
      <PageHeading id="addresses">Shipping Address</PageHeading>
      <Loaded query={useCartQuery()} what="your cart">
        {(cart) => (
          <>
            <CheckoutSteps current="Address" />
            <Columns
              side={
                <PriceDetails items={cart}>
                  <Button onClick={() => dispatch(addressStepFinished())}>Next</Button>
                </PriceDetails>
              }
            >
              <AddressBook labelledBy="addresses" isSelectable />
            </Columns>
          </>
        )}
      </Loaded>
    </Page>
  )
}
