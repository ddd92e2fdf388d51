import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { AddressFields } from '@/shared/forms/addressFields'
import { useInlineForm } from '@/shared/forms/useInlineForm'
import { IconButton } from '@/shared/ui/controls/IconButton'
import { ignoreDoubleClick } from '@/shared/ui/controls/ignoredClicks'
import { useFocusAfterRemoval } from '@/shared/ui/focus/useFocusAfterRemoval'
import styles from './AddressBook.module.css'
import { AddressForm } from './AddressForm'
import { AddressText } from './AddressText'
import type { Address } from './addressSlice'

type SavedAddressProps = {
  address: Address
  /** Given where addresses can be selected. */
  selection?: { isSelected: boolean; onSelect: () => void }
  onEdit: (fields: AddressFields) => void
  onDelete: () => void
}

/** The 'Add Address' button below the list. */
const findAdder = ({ parentElement: list }: Element) =>
  list?.parentElement?.querySelector<HTMLElement>(':scope > button') ?? null

/** A saved address as a card; where it can be selected, the whole card is the label of its radio. */
export function SavedAddress({ address, selection, onEdit, onDelete }: SavedAddressProps) {
  const entry = useFocusAfterRemoval<HTMLLIElement>(findAdder)
  const { isOpen, opener, open, close, thenClose } = useInlineForm()
  const text = <AddressText address={address} />
  // Two addresses may share a name.
  const subject = `address of ${address.name}, ${address.street}`

  if (isOpen) {
    return (
      <li ref={entry} className={styles.formPanel}>
        <AddressForm address={address} verb="Save" onSubmit={thenClose(onEdit)} onCancel={close} />
      </li>
    )
  }
  return (
    <li ref={entry} className={styles.item} data-selected={selection?.isSelected}>
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
        <IconButton ref={opener} label={`Edit ${subject}`} onClick={open}>
          <IconPencil aria-hidden stroke={1.5} />
        </IconButton>
        <IconButton label={`Delete ${subject}`} onClick={ignoreDoubleClick(onDelete)}>
          <IconTrash aria-hidden stroke={1.5} />
        </IconButton>
      </div>
    </li>
  )
}
