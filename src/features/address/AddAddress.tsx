import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import type { AddressFields } from '@/shared/forms/addressFields'
import { useInlineForm } from '@/shared/forms/useInlineForm'
import { Button } from '@/shared/ui/controls/Button'
import { Announcement } from '@/shared/ui/feedback/Announcement'
import styles from './AddressBook.module.css'
import { AddressForm } from './AddressForm'

/** The 'Add Address' button, replaced by the form while that is open. */
export function AddAddress({ onAdd }: { onAdd: (fields: AddressFields) => void }) {
  const { isOpen, isSaved, opener, open, close, thenClose } = useInlineForm()
  return (
    <>
      {isOpen ? (
        <div className={styles.formPanel}>
          <AddressForm verb="Add" onSubmit={thenClose(onAdd)} onCancel={close} />
        </div>
      ) : (
        <Button ref={opener} variant="secondary" onClick={open}>
          <IconPlus aria-hidden stroke={1.5} />
          Add Address
        </Button>
      )}
      <Announcement>{isSaved && 'The address was added.'}</Announcement>
    </>
  )
}
