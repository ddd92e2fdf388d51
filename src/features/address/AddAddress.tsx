import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import type { AddressFields } from '@/shared/forms/addressFields'
import { Button } from '@/shared/ui/controls/Button'
import styles from './AddressBook.module.css'
import { AddressForm } from './AddressForm'
import { useInlineForm } from './useInlineForm'

/** The 'Add Address' button, replaced by the form while that is open. */
export function AddAddress({ onAdd }: { onAdd: (fields: AddressFields) => void }) {
  const { isOpen, opener, open, close } = useInlineForm()
  if (!isOpen) {
    return (
      <Button ref={opener} variant="secondary" onClick={open}>
        <IconPlus aria-hidden stroke={1.5} />
        Add Address
      </Button>
    )
  }
  const add = (fields: AddressFields) => {
    onAdd(fields)
    close()
  }
  return (
    <div className={styles.formPanel}>
      <AddressForm verb="Add" onSubmit={add} onCancel={close} />
    </div>
  )
}
