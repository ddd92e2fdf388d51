import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { toStoredText } from '@/contract'
import { Field } from '@/shared/forms/Field'
import { validateForm } from '@/shared/forms/validateForm'
import { IconButton } from '@/shared/ui/controls/IconButton'
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
export function EditableField({
  label,
  name,
  value,
  type = 'text',
  autoComplete,
  onSave,
}: EditableFieldProps) {
  const [isEditing, setIsEditing] = useState(false)
  const [error, setError] = useState<string>()
  const editButton = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)

  // The control that was used unmounts, so the focus moves to its replacement.
  const setEditing = (toEditing: boolean) => {
    flushSync(() => {
      setIsEditing(toEditing)
      setError(undefined)
    })
    if (toEditing) field.current?.select()
    else editButton.current?.focus()
  }

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const problem = validateForm(event.currentTarget)[name]
    if (problem) return setError(problem)
    onSave(toStoredText(name, field.current?.value ?? value))
    setEditing(false)
  }

  if (!isEditing) {
    return (
      <div className={styles.shown}>
        <dl>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value} translate="no">
            {value}
          </dd>
        </dl>
        <IconButton ref={editButton} label={`Edit ${label.toLowerCase()}`} onClick={() => setEditing(true)}>
          <IconPencil aria-hidden stroke={1.5} />
        </IconButton>
      </div>
    )
  }
  return (
    <form
      className={styles.edited}
      onSubmit={save}
      onKeyDown={(event) => event.key === 'Escape' && setEditing(false)}
      noValidate
      aria-label={`Edit ${label.toLowerCase()}`}
    >
      <Field
        ref={field}
        label={label}
        name={name}
        storedAs={name}
        type={type}
        autoComplete={autoComplete}
        defaultValue={value}
        error={error}
        required
        end={
          <IconButton type="submit" label={`Save ${label.toLowerCase()}`}>
            <IconCheck aria-hidden stroke={1.5} />
          </IconButton>
        }
      />
    </form>
  )
}
