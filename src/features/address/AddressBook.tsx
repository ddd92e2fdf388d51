import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useDispatch } from 'react-redux'
import { selectUser } from '@/features/auth'
import { useSelect } from '@/shared/redux/useSelect'
import { Button } from '@/shared/ui/Button'
import styles from './AddressBook.module.css'
import { AddressForm } from './AddressForm'
import { AddressItem } from './AddressItem'
import { selectAddressBook } from './addressSelectors'
import { type Address, addressAdded, addressDeleted, addressEdited, addressSelected } from './addressSlice'

type AddressBookProps = {
  /** The name of the list, as its heading says it. */
  labelledBy: string
  /** Whether one of the addresses can be chosen. */
  isSelectable?: boolean
}

/** The saved addresses, to choose, add, edit and delete. */
export function AddressBook({ labelledBy, isSelectable = false }: AddressBookProps) {
  const dispatch = useDispatch()
  const owner = useSelect(selectUser)
  const { addresses, selectedId } = useSelect(selectAddressBook)
  const [edited, setEdited] = useState<Address['id'] | 'new' | null>(null)
  const adder = useRef<HTMLButtonElement>(null)
  if (!owner) return null

  // What had the focus has gone with the form or the address; the way to a new one is always there.
  const closeWith = (change?: () => void) => {
    flushSync(() => {
      change?.()
      setEdited(null)
    })
    adder.current?.focus()
  }

  return (
    <div className={styles.book}>
      {addresses.length === 0 && <p className={styles.none}>No saved addresses yet.</p>}
      <ul className={styles.list} aria-labelledby={labelledBy}>
        {addresses.map((address) => (
          <li key={address.id}>
            {edited === address.id ? (
              <div className={styles.formPanel}>
                <AddressForm
                  address={address}
                  verb="Save"
                  onSubmit={(fields) =>
                    closeWith(() =>
                      dispatch(addressEdited({ owner, address: { id: address.id, ...fields } })),
                    )
                  }
                  onCancel={() => closeWith()}
                />
              </div>
            ) : (
              <AddressItem
                address={address}
                selection={
                  isSelectable
                    ? {
                        isSelected: address.id === selectedId,
                        onSelect: () => dispatch(addressSelected({ owner, id: address.id })),
                      }
                    : undefined
                }
                onEdit={() => setEdited(address.id)}
                onDelete={() => closeWith(() => dispatch(addressDeleted({ owner, id: address.id })))}
              />
            )}
          </li>
        ))}
      </ul>
      {edited === 'new' ? (
        <div className={styles.formPanel}>
          <AddressForm
            verb="Add"
            onSubmit={(fields) => closeWith(() => dispatch(addressAdded({ owner, fields })))}
            onCancel={() => closeWith()}
          />
        </div>
      ) : (
        <Button ref={adder} variant="secondary" onClick={() => setEdited('new')}>
          <IconPlus aria-hidden stroke={1.5} />
          Add Address
        </Button>
      )}
    </div>
  )
}
