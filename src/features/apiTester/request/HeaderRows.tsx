import { useId } from 'react'
import field from '@/shared/forms/Field.module.css'
import { HeaderRow } from './HeaderRow'
import { changeRow, type HeaderRow as Row, removeRow, rowsOf } from './headerList'
import { headerErrors } from './headerRules'
import styles from './request.module.css'

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
