import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { validateForm } from '@/shared/form/validateForm'
import { Field } from '@/shared/ui/Field'
import { IconButton } from '@/shared/ui/IconButton'
import styles from './EditableField.module.css'

type EditableFieldProps = {
  label: string
  name: string
  value: string
  type?: 'text' | 'email'
  autoComplete: string
  onSave: (value: string) => void
}

/** A value with a pen; while it is edited, a field with a check. Escape leaves it as it was. */
export function EditableField({
  label,
  name,
  value,
  type = 'text',
  autoComplete,
  onSave,
}: EditableFieldProps) {
  const [isEdited, setIsEdited] = useState(false)
  const [error, setError] = useState<string>()
  const pen = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)

  // The control that was used is about to vanish: the focus goes to the one that takes its place.
  const turn = (toEdited: boolean) => {
    flushSync(() => {
      setIsEdited(toEdited)
      setError(undefined)
    })
    if (toEdited) field.current?.select()
    else pen.current?.focus()
  }

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const problem = validateForm(event.currentTarget)[name]
    if (problem) return setError(problem)
    onSave(field.current?.value.trim() ?? value)
    turn(false)
  }

  if (!isEdited) {
    return (
      <div className={styles.shown}>
        <dl>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </dl>
        <IconButton ref={pen} label={`Edit ${label.toLowerCase()}`} onClick={() => turn(true)}>
          <IconPencil aria-hidden stroke={1.5} />
        </IconButton>
      </div>
    )
  }
  return (
    <form
      className={styles.edited}
      onSubmit={save}
      onKeyDown={(event) => event.key === 'Escape' && turn(false)}
      noValidate
      aria-label={`Edit ${label.toLowerCase()}`}
    >
      <Field
        ref={field}
        label={label}
        name={name}
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
