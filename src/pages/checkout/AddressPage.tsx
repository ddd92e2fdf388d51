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
