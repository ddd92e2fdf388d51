import { type ReactNode, useRef } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Account } from '@/features/account'
import { AddressBook, saveOpenForms } from '@/features/address'
import { loggedOut, ProfileDetails, selectUser } from '@/features/auth'
import { Orders, UnpackedOrders } from '@/features/orders'
import { getOwn } from '@/shared/json'
import { useAppSelector, useAppStore } from '@/shared/redux/hooks'
import { Button } from '@/shared/ui/controls/Button'
import { Page, PageHeading } from '@/shared/ui/layout/Page'
import { Panel } from '@/shared/ui/layout/Panel'
import { Monogram } from './Monogram'
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
        <Section name="Addresses" id="addresses">
          <AddressBook ref={book} labelledBy="addresses" />
        </Section>
        <Button variant="secondary" className={styles.logout} onClick={logOut}>
          Logout
        </Button>
        <Section name="Orders" id="orders">
          <Orders />
        </Section>
        <Section name="Account" id="account">
          <Account storedData={storedData} cancelledOrders={<UnpackedOrders />} />
        </Section>
      </div>
    </Page>
  )
}

type SectionProps = { name: string; id: string; children: ReactNode }

/** A part of the profile below a heading. If it cannot be shown, the others still are. */
function Section({ name, id, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {name}
      </h2>
      <ErrorBoundary fallback={<p>{`Your ${name.toLowerCase()} cannot be shown.`}</p>}>
        {children}
      </ErrorBoundary>
    </section>
  )
}
