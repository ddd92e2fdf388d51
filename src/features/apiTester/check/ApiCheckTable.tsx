// biome-ignore-all lint/a11y/noRedundantRoles: on a phone the rows are stacked, and Safari drops the roles of a table that is displayed otherwise.
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import type { Row } from '../../../../contract-tests/tryStep'
import { durationText } from '../response/measures'
import tester from '../tester.module.css'
import styles from './ApiCheck.module.css'

function TableRow({ row }: { row: Row }) {
  const { call, what, expected, got, isAsExpected, durationMs } = row
  return (
    <tr role="row" className={isAsExpected ? undefined : styles.differing}>
      <th role="rowheader" scope="row" className={tester.mono} translate="no">
        {call}
      </th>
      <td role="cell">{what}</td>
      <td role="cell" data-label="Expected">
        {expected}
      </td>
      <td role="cell" data-label="Got">
        {!isAsExpected && (
          <strong className={tester.failed}>
            <IconAlertTriangle className={styles.icon} aria-hidden /> Differs:{' '}
          </strong>
        )}
        <span>{got}</span>
      </td>
      <td role="cell">{durationMs === undefined ? '–' : durationText(durationMs)}</td>
    </tr>
  )
}

/** The rows as a table; on a phone as cards. */
export function ApiCheckTable({ rows }: { rows: Row[] }) {
  return (
    <table role="table" aria-label="Rows of the contract" className={styles.table}>
      <thead role="rowgroup">
        <tr role="row">
          {['Call', 'What', 'Expected', 'Got', 'Time'].map((name) => (
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <TableRow key={`${row.call} ${row.what}`} row={row} />
        ))}
      </tbody>
    </table>
  )
}
