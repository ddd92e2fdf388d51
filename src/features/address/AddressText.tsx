import type { AddressFields } from '@/shared/forms/addressFields'
import styles from './AddressBook.module.css'

/** An address, laid out as on a parcel. */
export function AddressText({ address }: { address: AddressFields }) {
  const { name, street, city, zipcode, state, country } = address
  return (
    <address className={styles.text} translate="no">
      <strong>{name}</strong>
      <div>{street}</div>
      <div>{`${city} ${zipcode}`}</div>
      <div>{`${state}, ${country}`}</div>
    </address>
  )
}
