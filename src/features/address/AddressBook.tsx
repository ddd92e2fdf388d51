import { type Ref, useRef, useState } from 'react'
import { selectUser } from '@/features/auth'
import { useAppDispatch, useAppSelector } from '@/shared/redux/hooks'
import { RemovedItem } from '@/shared/ui/undo/RemovedItem'
import { insertAt, useRemoval } from '@/shared/ui/undo/useRemoval'
import { AddAddress } from './AddAddress'
import styles from './AddressBook.module.css'
import { selectAddressBook } from './addressSelectors'
import {
  type Address,
  addressAdded,
  addressDeleted,
  addressEdited,
  addressRestored,
  addressSelected,
  keyOf,
} from './addressSlice'
import { SavedAddress, subjectOf } from './SavedAddress'

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
  const list = useRef<HTMLUListElement>(null)
  const { removed, remove } = useRemoval(addresses, keyOf)
  const [wasSelected, setWasSelected] = useState(false)
  if (!owner) return null

  const deleteAddress = (address: Address) => {
    setWasSelected(address.id === selectedId)
    remove(address)
    dispatch(addressDeleted({ owner, address }))
  }
  const undo = removed && (
    <RemovedItem
      // A new key, so that the Undo of the next removal takes the focus too.
      key={`removed ${keyOf(removed.item)}`}
      what={`The ${subjectOf(removed.item)}`}
      onUndo={() =>
        dispatch(addressRestored({ owner, address: removed.item, index: removed.index, wasSelected }))
      }
      findRestored={() => list.current?.children[removed.index]?.querySelector('input, button')}
    />
  )
  return (
    <div ref={ref} className={styles.book}>
      {addresses.length === 0 && <p className={styles.none}>No saved addresses yet.</p>}
      <ul ref={list} className={styles.list} aria-labelledby={labelledBy}>
        {insertAt(
          removed?.index,
          undo,
          addresses.map((address) => (
            <SavedAddress
              key={keyOf(address)}
              address={address}
              selection={
                isSelectable
                  ? {
                      isSelected: address.id === selectedId,
                      onSelect: () => dispatch(addressSelected({ owner, id: address.id })),
                    }
                  : undefined
              }
              onEdit={(fields) => dispatch(addressEdited({ owner, address: { ...address, ...fields } }))}
              onDelete={() => deleteAddress(address)}
            />
          )),
        )}
      </ul>
      <AddAddress onAdd={(fields) => dispatch(addressAdded({ owner, fields }))} />
    </div>
  )
}
