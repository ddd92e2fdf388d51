// biome-ignore-all lint/a11y/noRedundantRoles: on a phone the rows are stacked, and Safari drops the roles of a table that is displayed otherwise.
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import type { Row } from '../../../../contract-tests/tryStep'
import { durationText } from '../response/measures'
import styles from './ApiCheckTable.module.css'

type TableRowProps = { row: Row }

function TableRow({ row: { call, what, expected, got, isAsExpected, durationMs } }: TableRowProps) {
  return (
    <tr role="row" className={isAsExpected ? styles.row : styles.differing}>
      <th role="rowheader" scope="row" className={styles.call}>
        {call}
      </th>
      <td role="cell" className={styles.what}>
        {what}
      </td>
      <td role="cell" className={styles.expected}>
        {expected}
      </td>
      <td role="cell" className={styles.got}>
        {!isAsExpected && (
          <strong className={styles.mark}>
            <IconAlertTriangle className={styles.icon} aria-hidden /> Differs:{' '}
          </strong>
        )}
        {got}
      </td>
      <td role="cell" className={styles.time}>
        {durationMs === undefined ? '–' : durationText(durationMs)}
      </td>
    </tr>
  )
}

type ApiCheckTableProps = { rows: Row[] }

/** The rows as a table; on a phone as cards. */
export function ApiCheckTable({ rows }: ApiCheckTableProps) {
  return (
    <table role="table" className={styles.table}>
      <caption className={styles.caption}>Rows of the contract</caption>
      <thead role="rowgroup" className={styles.head}>
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
