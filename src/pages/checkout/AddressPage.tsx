import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { AddressBook, addressStepSubmitted, saveAndSelect, selectSelectedAddress } from '@/features/address'
import { useUserIdArg } from '@/features/auth'
import { PriceDetails, useGetCartQuery } from '@/features/cart'
import { useAppStore } from '@/shared/redux/hooks'
import { selectPath } from '@/shared/routing/locationSlice'
import { paths } from '@/shared/routing/paths'
import { Button } from '@/shared/ui/controls/Button'
import { QueryResult } from '@/shared/ui/feedback/QueryResult'
import { Columns } from '@/shared/ui/layout/Columns'
import { Page, PageHeading } from '@/shared/ui/layout/Page'
import { CheckoutSteps } from './CheckoutSteps'

export function AddressPage() {
  const store = useAppStore()
  const navigate = useNavigate()
  const book = useRef<HTMLDivElement>(null)
  const submit = () => {
    if (!saveAndSelect(book.current, store)) return
    const { dispatch, getState } = store
    dispatch(addressStepSubmitted())
    // A second press, before the next page is rendered, would add a history entry.
    const isLeaving = selectPath(getState()) === paths.summary
    if (selectSelectedAddress(getState()) && !isLeaving) navigate(paths.summary)
  }
  return (
    <Page title="Shipping Address" isUnlisted>
      <PageHeading id="addresses">Shipping Address</PageHeading>
      <CheckoutSteps current="Address" />
      <Columns
        side={
          <QueryResult query={useGetCartQuery(useUserIdArg())} what="your cart" isSmall>
            {(cart) => (
              <PriceDetails items={cart}>
                <Button onClick={submit}>Next</Button>
              </PriceDetails>
            )}
          </QueryResult>
        }
      >
        <AddressBook ref={book} labelledBy="addresses" isSelectable />
      </Columns>
    </Page>
  )
}
