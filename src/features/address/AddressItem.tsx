import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { IconButton } from '@/shared/ui/IconButton'
import styles from './AddressBook.module.css'
import { AddressText } from './AddressText'
import type { Address } from './addressSlice'

type AddressItemProps = {
  address: Address
  /** Given where the address can be chosen. */
  selection?: { isSelected: boolean; onSelect: () => void }
  onEdit: () => void
  onDelete: () => void
}

/** A saved address: a card, and where it can be chosen, a radio as large as the card. */
export function AddressItem({ address, selection, onEdit, onDelete }: AddressItemProps) {
  const text = <AddressText address={address} />
  return (
    <div className={styles.item} data-selected={selection?.isSelected}>
      {selection ? (
        <label className={styles.choice}>
          <input
            type="radio"
            name="selectedAddress"
            checked={selection.isSelected}
            onChange={selection.onSelect}
          />
          {text}
        </label>
      ) : (
        text
      )}
      <div className={styles.tools}>
        <IconButton label={`Edit address of ${address.name}`} onClick={onEdit}>
          <IconPencil aria-hidden stroke={1.5} />
        </IconButton>
        <IconButton label={`Delete address of ${address.name}`} onClick={onDelete}>
          <IconTrash aria-hidden stroke={1.5} />
        </IconButton>
      </div>
    </div>
  )
}
