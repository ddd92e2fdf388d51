import { type Dispatch, useId, useRef } from 'react'
import type { TesterAction } from '../testerReducer'
import controls from './controls.module.css'
import { HeaderRow } from './HeaderRow'
import styles from './HeaderRows.module.css'
import type { HeaderRow as Row } from './headerList'
import type { HeaderError } from './headerRules'

type HeaderRowsProps = {
  rows: Row[]
  errors: Map<number, HeaderError>
  dispatch: Dispatch<TesterAction>
}

export function HeaderRows({ rows, errors, dispatch }: HeaderRowsProps) {
  const hint = useId()
  const nameInputs = useRef(new Map<number, HTMLInputElement>())

  // The focus goes to the row that moves up; there always is one, since the last row stays.
  const remove = (row: Row, next: Row | undefined) => {
    if (next) nameInputs.current.get(next.id)?.focus()
    dispatch({ type: 'headerRemoved', id: row.id })
  }

  return (
    <fieldset className={styles.headers} aria-describedby={hint}>
      <legend className={controls.label}>Headers</legend>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets. */}
      <ul role="list" className={styles.rows}>
        {rows.map((row, index) => (
          <HeaderRow
            key={row.id}
            row={row}
            position={index + 1}
            error={errors.get(row.id)}
            nameRef={(input) => {
              if (input) nameInputs.current.set(row.id, input)
              else nameInputs.current.delete(row.id)
            }}
            onChange={(change) => dispatch({ type: 'headerChanged', id: row.id, change })}
            onRemove={index < rows.length - 1 ? () => remove(row, rows[index + 1]) : undefined}
          />
        ))}
      </ul>
      <p id={hint} className={controls.hint}>
        Only ticked rows with a name are sent.
      </p>
    </fieldset>
  )
}
