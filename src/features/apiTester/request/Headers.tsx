import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { type MouseEvent, useId } from 'react'
import { Checkbox } from '@/shared/forms/Checkbox'
import field from '@/shared/forms/Field.module.css'
import { FormError } from '@/shared/forms/FormError'
import { ignoreDoubleClick } from '@/shared/ui/controls/doubleClicks'
import { IconButton } from '@/shared/ui/controls/IconButton'
import { moveFocus } from '@/shared/ui/focus/moveFocus'
import {
  changeRow,
  type HeaderChange,
  type HeaderError,
  headerErrors,
  type HeaderRow as Row,
  removeRow,
  rowsOf,
} from './headers'
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

function HeaderRow({ row, position, error, onChange, onRemove }: HeaderRowProps) {
  const errorId = useId()

  // The row that moves up gets the focus.
  const remove = ({ currentTarget }: MouseEvent) => {
    const next = currentTarget.closest('li')?.nextElementSibling
    moveFocus(() => next?.querySelector<HTMLElement>('input:not([type])'))
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

type HeaderRowsProps = { headers: Row[]; onChange: (headers: Row[]) => void }

export function HeaderRows({ headers, onChange }: HeaderRowsProps) {
  const hint = useId()
  const rows = rowsOf(headers)
  const errors = headerErrors(rows)
  return (
    <fieldset aria-describedby={hint}>
      <legend className={field.label}>Headers</legend>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets. */}
      <ul role="list" className={styles.rows}>
        {rows.map((row, index) => (
          <HeaderRow
            key={row.id}
            row={row}
            position={index + 1}
            error={errors.get(row.id)}
            onChange={(change) => onChange(changeRow(headers, row.id, change))}
            // The last row stays.
            onRemove={index < rows.length - 1 ? () => onChange(removeRow(headers, row.id)) : undefined}
          />
        ))}
      </ul>
      <p id={hint} className={field.hint}>
        Only ticked rows with a name are sent.
      </p>
    </fieldset>
  )
}

type SendTokenCheckboxProps = {
  isChecked: boolean
  hasSession: boolean
  onChange: (isChecked: boolean) => void
}

export function SendTokenCheckbox({ isChecked, hasSession, onChange }: SendTokenCheckboxProps) {
  return (
    <Checkbox
      label="Send the token of the session"
      hint={
        hasSession
          ? 'To this API only, as the authorization header, unless a row above has one.'
          : 'There is no session. Log in, and the token can be sent.'
      }
      checked={isChecked && hasSession}
      disabled={!hasSession}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}
