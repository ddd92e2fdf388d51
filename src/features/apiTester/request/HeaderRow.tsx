import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { type ComponentProps, type Ref, useId } from 'react'
import { FormError } from '@/shared/forms/FormError'
import { IconButton } from '@/shared/ui/controls/IconButton'
import { ignoreDoubleClick } from '@/shared/ui/controls/ignoreDoubleClick'
import { classNames } from '@/shared/ui/styling/classNames'
import controls from './controls.module.css'
import styles from './HeaderRows.module.css'
import type { HeaderChange, HeaderRow as Row } from './headerList'
import type { HeaderError } from './headerRules'

type HeaderRowProps = {
  row: Row
  /** From 1; used in the labels of the row's controls. */
  position: number
  error: HeaderError | undefined
  nameRef: Ref<HTMLInputElement>
  onChange: (change: HeaderChange) => void
  /** Missing on the blank row at the end, which is always there. */
  onRemove: (() => void) | undefined
}

const plain = { autoCapitalize: 'none', spellCheck: false } as const

export function HeaderRow({ row, position, error, nameRef, onChange, onRemove }: HeaderRowProps) {
  const errorId = useId()
  const stateOf = (field: HeaderError['field']): ComponentProps<'input'> =>
    error?.field === field ? { 'aria-invalid': true, 'aria-describedby': errorId } : {}
  return (
    <li className={styles.row}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          aria-label={`Send header ${position}`}
          checked={row.isOn}
          onChange={({ target }) => onChange({ isOn: target.checked })}
        />
      </label>
      <input
        ref={nameRef}
        {...plain}
        {...stateOf('name')}
        className={classNames(controls.cell, styles.name)}
        aria-label={`Name of header ${position}`}
        placeholder="Name"
        value={row.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <input
        {...plain}
        {...stateOf('value')}
        className={classNames(controls.cell, styles.value)}
        aria-label={`Value of header ${position}`}
        placeholder="Value"
        value={row.value}
        onChange={({ target }) => onChange({ value: target.value })}
      />
      {onRemove && (
        <IconButton
          label={`Remove header ${position}`}
          className={styles.remove}
          onClick={ignoreDoubleClick(onRemove)}
        >
          <IconTrash aria-hidden stroke={1.5} />
        </IconButton>
      )}
      <FormError id={errorId} className={styles.error}>
        {error?.text}
      </FormError>
    </li>
  )
}
