import type { Ref } from 'react'
import { selectUser } from '@/features/auth'
import { useAppDispatch, useAppSelector } from '@/shared/redux/hooks'
import { AddAddress } from './AddAddress'
import styles from './AddressBook.module.css'
import { selectAddressBook } from './addressSelectors'
import { addressAdded, addressDeleted, addressEdited, addressSelected } from './addressSlice'
import { SavedAddress } from './SavedAddress'

type AddressBookProps = {
  /** The id of the heading that names the list. */
  labelledBy: string
  /** Whether an address can be selected. */
  isSelectable?: boolean
  /** The element that `saveOpenForms` takes. */
  ref?: Ref<HTMLDivElement>
}

/** The saved addresses, to select, add, edit and delete. */
export function AddressBook({ labelledBy, isSelectable = false, ref }: AddressBookProps) {
  const dispatch = useAppDispatch()
  const owner = useAppSelector(selectUser)
  const { addresses, selectedId } = useAppSelector(selectAddressBook)
  if (!owner) return null

  return (
    <div ref={ref} className={styles.book}>
      {addresses.length === 0 && <p className={styles.none}>No saved addresses yet.</p>}
      <ul className={styles.list} aria-labelledby={labelledBy}>
        {addresses.map((address) => (
          <SavedAddress
            key={address.id}
            address={address}
            selection={
              isSelectable
                ? {
                    isSelected: address.id === selectedId,
                    onSelect: () => dispatch(addressSelected({ owner, id: address.id })),
                  }
                : undefined
            }
            onEdit={(fields) => dispatch(addressEdited({ owner, address: { id: address.id, ...fields } }))}
            onDelete={() => dispatch(addressDeleted({ owner, id: address.id }))}
          />
        ))}
      </ul>
      <AddAddress onAdd={(fields) => dispatch(addressAdded({ owner, fields }))} />
    </div>
  )
}
