import type { AddressFields } from '@/shared/forms/addressFields'
import styles from './AddressBook.module.css'

/** An address, laid out as on a parcel. */
export function AddressText({ address }: { address: AddressFields }) {
  const { name, street, city, zipcode, state, country } = address
  return (
    <address className={styles.text} translate="no">
      <strong>{name}</strong>
      <span>{street}</span>
      <span>{`${city} ${zipcode}`}</span>
      <span>{`${state}, ${country}`}</span>
    </address>
  )
}
