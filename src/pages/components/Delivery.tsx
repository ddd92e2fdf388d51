import { AddressText } from '@/features/address'
import type { AddressFields } from '@/shared/forms/addressFields'
import { Panel } from '@/shared/ui/layout/Panel'
import styles from './Delivery.module.css'

export function Delivery({ address }: { address: AddressFields }) {
  return (
    <Panel className={styles.delivery} aria-labelledby="delivery">
      <h2 id="delivery" className={styles.heading}>
        Delivery Details
      </h2>
      <AddressText address={address} />
    </Panel>
  )
}
