import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { type MouseEvent, useId } from 'react'
import field from '@/shared/forms/Field.module.css'
import { FormError } from '@/shared/forms/FormError'
import { IconButton } from '@/shared/ui/controls/IconButton'
import { ignoreDoubleClick } from '@/shared/ui/controls/ignoreDoubleClick'
import type { HeaderChange, HeaderRow as Row } from './headerList'
import type { HeaderError } from './headerRules'
import styles from './request.module.css'

type HeaderRowProps = {
  row: Row
  /** From 1; used in the labels of the row's controls. */
  position: number
  error: HeaderError | undefined
  onChange: (change: HeaderChange) => void
  /** Missing on the blank row at the end, which is always there. */
  onRemove: (() => void) | undefined
}

const placeholders = { name: 'Name', value: 'Value' } as const

export function HeaderRow({ row, position, error, onChange, onRemove }: HeaderRowProps) {
  const errorId = useId()

  // The row that moves up gets the focus.
  const remove = ({ currentTarget }: MouseEvent) => {
    const next = currentTarget.closest('li')?.nextElementSibling
    next?.querySelector<HTMLElement>('input:not([type])')?.focus()
    onRemove?.()
  }

  return (
    <li className={styles.headerRow}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          aria-label={`Send header ${position}`}
          checked={row.isOn}
          onChange={({ target }) => onChange({ isOn: target.checked })}
        />
      </label>
      <div className={styles.cells}>
        {(['name', 'value'] as const).map((name) => (
          <input
            key={name}
            autoCapitalize="none"
            spellCheck={false}
            className={field.input}
            aria-label={`${placeholders[name]} of header ${position}`}
            aria-invalid={error?.field === name || undefined}
            aria-describedby={error?.field === name ? errorId : undefined}
            placeholder={placeholders[name]}
            value={row[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        ))}
        <FormError id={errorId}>{error?.text}</FormError>
      </div>
      {onRemove && (
        <IconButton label={`Remove header ${position}`} onClick={ignoreDoubleClick(remove)}>
          <IconTrash aria-hidden stroke={1.5} />
        </IconButton>
      )}
    </li>
  )
}
