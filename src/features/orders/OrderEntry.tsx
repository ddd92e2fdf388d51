import { formatRupees } from '@resham/contract'
import { Link } from 'react-router-dom'
import { paths } from '@/shared/routing/paths'
import { formatDate, formatDay } from '@/shared/text/formatDate'
import styles from './OrderEntry.module.css'
import type { Order } from './order'

type OrderEntryProps = {
  order: Order
  /** The end of the day by which all of it arrives, if known. */
  arrival?: Date
}

/** An order in the list of orders. */
export function OrderEntry({ order: { createdAt, lines, totals }, arrival }: OrderEntryProps) {
  const date = formatDate(new Date(createdAt))
  return (
    <li className={styles.order}>
      <h3 className={styles.date}>{date ? <time dateTime={createdAt}>{date}</time> : 'Order'}</h3>
      <p className={styles.amount}>{formatRupees(totals.totalAmount)}</p>
      <ul className={styles.lines}>
        {lines.map(({ _id, title, qty }) => (
          <li key={_id}>
            <Link to={paths.product(_id)}>{title}</Link>
            {qty > 1 && <span>{` × ${qty}`}</span>}
          </li>
        ))}
      </ul>
      {arrival && (
        <p className={styles.arrival}>
          {`${arrival < new Date() ? 'Was due by' : 'Arrives by'} ${formatDay(arrival)}`}
        </p>
      )}
    </li>
  )
}
