import { toStoredText } from '@resham/contract'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { Field } from '@/shared/forms/Field'
import { useForm } from '@/shared/forms/useForm'
import { takeFocus, useInlineForm } from '@/shared/forms/useInlineForm'
import { IconButton } from '@/shared/ui/controls/IconButton'
import { Announcement } from '@/shared/ui/feedback/Announcement'
import styles from './EditableField.module.css'

type EditableFieldProps = {
  label: string
  name: 'name' | 'email'
  value: string
  type?: 'text' | 'email'
  autoComplete: string
  onSave: (value: string) => void
}

/** A value with an edit button; while it is edited, a field with a save button. Escape cancels. */
export function EditableField(props: EditableFieldProps) {
  const { label, value, onSave } = props
  const { isOpen, isSaved, opener, open, close, thenClose } = useInlineForm()
  return (
    <>
      {isOpen ? (
        <EditForm {...props} onSave={thenClose(onSave)} onCancel={close} />
      ) : (
        <div className={styles.shown}>
          <dl>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value} translate="no">
              {value}
            </dd>
          </dl>
          <IconButton ref={opener} label={`Edit ${label.toLowerCase()}`} onClick={open}>
            <IconPencil aria-hidden stroke={1.5} />
          </IconButton>
        </div>
      )}
      <Announcement>{isSaved && `${label} saved.`}</Announcement>
    </>
  )
}

const select = (field: HTMLInputElement | null) => {
  takeFocus(field)
  field?.select()
}

type EditFormProps = EditableFieldProps & { onCancel: () => void }

function EditForm({ label, name, value, onSave, onCancel, ...input }: EditFormProps) {
  const { form, bind } = useForm<Record<typeof name, string>>((values) =>
    onSave(toStoredText(name, values[name])),
  )
  return (
    <form
      {...form}
      className={styles.edited}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      aria-label={`Edit ${label.toLowerCase()}`}
    >
      <Field
        ref={select}
        label={label}
        storedAs={name}
        {...input}
        {...bind(name)}
        defaultValue={value}
        end={
          <IconButton type="submit" label={`Save ${label.toLowerCase()}`}>
            <IconCheck aria-hidden stroke={1.5} />
          </IconButton>
        }
      />
    </form>
  )
}
