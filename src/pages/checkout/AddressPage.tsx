import { useDispatch } from 'react-redux'
import { Navigate } from 'react-router-dom'
import { AddressBook, addressStepFinished } from '@/features/address'
import { PriceDetails, useGetCartQuery } from '@/features/cart'
import { paths } from '@/shared/paths'
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
      <Loaded query={useGetCartQuery()} what="your cart">
        {(cart) =>
          cart.length === 0 ? (
            <Navigate to={paths.cart} replace />
          ) : (
            <>
              <CheckoutSteps current="Address" />
              <Columns
                side={
                  <PriceDetails>
                    <Button onClick={() => dispatch(addressStepFinished())}>Next</Button>
                  </PriceDetails>
                }
              >
                <AddressBook labelledBy="addresses" isSelectable />
              </Columns>
            </>
          )
        }
      </Loaded>
    </Page>
  )
}
