import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { AddressFields } from '@/shared/forms/addressFields'
import { useInlineForm } from '@/shared/forms/useInlineForm'
import { ignoreDoubleClick } from '@/shared/ui/controls/doubleClicks'
import { IconButton } from '@/shared/ui/controls/IconButton'
import { Announcement } from '@/shared/ui/feedback/Announcement'
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

/** How an address is named. The street tells two addresses of the same person apart. */
export const subjectOf = ({ name, street }: AddressFields) => `address of ${name}, ${street}`

/** A saved address as a card; where it can be selected, the whole card is the label of its radio. */
export function SavedAddress({ address, selection, onEdit, onDelete }: SavedAddressProps) {
  const entry = useFocusAfterRemoval<HTMLLIElement>()
  const { isOpen, isSaved, opener, open, close, thenClose } = useInlineForm()
  const text = <AddressText address={address} />
  const subject = subjectOf(address)
  const note = <Announcement key="note">{isSaved && `The ${subject} was saved.`}</Announcement>

  if (isOpen) {
    return (
      <li ref={entry} className={styles.formPanel}>
        <AddressForm address={address} verb="Save" onSubmit={thenClose(onEdit)} onCancel={close} />
        {note}
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
      {note}
    </li>
  )
}
