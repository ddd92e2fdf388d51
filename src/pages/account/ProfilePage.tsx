import { useRef } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Account } from '@/features/account'
import { AddressBook, saveOpenForms } from '@/features/address'
import { loggedOut, ProfileDetails, selectUser } from '@/features/auth'
import { UnpackedOrders } from '@/features/orders'
import { getOwn } from '@/shared/json'
import { useAppSelector, useAppStore } from '@/shared/redux/hooks'
import { Button } from '@/shared/ui/controls/Button'
import { Page, PageHeading } from '@/shared/ui/layout/Page'
import { Panel } from '@/shared/ui/layout/Panel'
import { Monogram } from './Monogram'
import { Orders } from './Orders'
import styles from './ProfilePage.module.css'

export function ProfilePage() {
  const { dispatch, getState } = useAppStore()
  const user = useAppSelector(selectUser)
  const book = useRef<HTMLDivElement>(null)
  const logOut = () => {
    // An invalid form is not saved, but does not prevent the log-out.
    saveOpenForms(book.current)
    if (user) dispatch(loggedOut(user))
  }
  const storedData = () => {
    const { address, recent } = getState()
    const _id = user?._id ?? ''
    const addresses = getOwn(address.books, _id)
    return { user, addresses, recentlyViewed: getOwn(recent.viewed, _id) }
  }
  return (
    <Page title="Profile" isUnlisted>
      <PageHeading>Profile</PageHeading>
      <div className={styles.sections}>
        <Panel className={styles.details} aria-label="Your details">
          <ErrorBoundary fallback={<p>Your details cannot be shown.</p>}>
            {user && (
              <>
                <Monogram name={user.name} />
                <ProfileDetails user={user} />
              </>
            )}
          </ErrorBoundary>
        </Panel>
        <section className={styles.addresses} aria-labelledby="addresses">
          <h2 id="addresses" className={styles.heading}>
            Addresses
          </h2>
          <ErrorBoundary fallback={<p>Your addresses cannot be shown.</p>}>
            <AddressBook ref={book} labelledBy="addresses" />
          </ErrorBoundary>
        </section>
        <Button variant="secondary" className={styles.logout} onClick={logOut}>
          Logout
        </Button>
        <section className={styles.orders} aria-labelledby="orders">
          <h2 id="orders" className={styles.heading}>
            Orders
          </h2>
          <ErrorBoundary fallback={<p>Your orders cannot be shown.</p>}>
            <Orders />
          </ErrorBoundary>
        </section>
        <section className={styles.account} aria-labelledby="account">
          <h2 id="account" className={styles.heading}>
            Account
          </h2>
          <ErrorBoundary fallback={<p>Your account cannot be shown.</p>}>
            <Account storedData={storedData} cancelledOrders={<UnpackedOrders />} />
          </ErrorBoundary>
        </section>
      </div>
    </Page>
  )
}
