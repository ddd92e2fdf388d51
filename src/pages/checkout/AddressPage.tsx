import { useDispatch } from 'react-redux'
import { Navigate } from 'react-router-dom'
import { AddressBook, addressStepFinished } from '@/features/address'
import { useGetCartQuery } from '@/features/cart'
import { paths } from '@/shared/paths'
import { Button } from '@/shared/ui/Button'
import { Loaded } from '@/shared/ui/Loaded'
import { Page, PageHeading } from '@/shared/ui/Page'
import styles from './AddressPage.module.css'

export function AddressPage() {
  const dispatch = useDispatch()
  return (
    <Page title="Shipping Address" width="text">
      <PageHeading id="addresses">Shipping Address</PageHeading>
      <Loaded query={useGetCartQuery()} what="your cart">
        {(cart) =>
          cart.length === 0 ? (
            <Navigate to={paths.cart} replace />
          ) : (
            <>
              <AddressBook labelledBy="addresses" isSelectable />
              <Button className={styles.next} onClick={() => dispatch(addressStepFinished())}>
                Next
              </Button>
            </>
          )
        }
      </Loaded>
    </Page>
  )
}
