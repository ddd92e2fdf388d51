import { Link } from 'react-router-dom'
import { paths } from '@/shared/paths'
import { formatDate, formatDay } from '@/shared/text/formatDay'
import styles from './OrderEntry.module.css'
import { arrivalOf, type Order } from './order'

type OrderEntryProps = { order: Order /** What it cost, as it is written. */; amount: string }

/** One order in the list of those that were placed. */
export function OrderEntry({ order, amount }: OrderEntryProps) {
  const { placedAt, lines } = order
  const arrival = arrivalOf(order)
  return (
    <li className={styles.order}>
      <h3 className={styles.date}>
        <time dateTime={placedAt}>{formatDate(new Date(placedAt))}</time>
      </h3>
      <p className={styles.amount}>{amount}</p>
      <ul className={styles.lines}>
        {lines.map(({ _id, title, qty }) => (
          <li key={_id}>
            <Link to={paths.product(_id)}>{title}</Link>
            {qty > 1 && ` × ${qty}`}
          </li>
        ))}
      </ul>
      <p className={styles.arrival}>
        {arrival < new Date() ? 'Was due by' : 'Arrives by'} {formatDay(arrival)}
      </p>
    </li>
  )
}
