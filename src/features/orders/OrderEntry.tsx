import { formatRupees } from '@resham/contract'
import { Link } from 'react-router-dom'
import { paths } from '@/shared/routing/paths'
import { formatDate } from '@/shared/text/formatDate'
import styles from './OrderEntry.module.css'
import { describeArrival, type Order } from './order'
import { statusLabels } from './statusLabels'

type OrderEntryProps = {
  order: Order
  /** The end of the day by which all of it arrives, if known. */
  arrival?: Date | undefined
}

/** How many titles are named. */
const TITLES = 3

/** An order in the list of orders, which leads to its page. */
export function OrderEntry({ order, arrival }: OrderEntryProps) {
  const { _id, number, createdAt, status, lines, totals } = order
  const date = formatDate(new Date(createdAt))
  const others = lines.length - TITLES
  const arrivalText = describeArrival(status, arrival)
  return (
    <li className={styles.order}>
      <h3 className={styles.number}>
        <Link to={paths.order(_id)} className={styles.link}>
          {`Order ${number}`}
        </Link>
      </h3>
      <p className={styles.amount}>{formatRupees(totals.totalAmount)}</p>
      {date && (
        <p className={styles.date}>
          <time dateTime={createdAt}>{date}</time>
        </p>
      )}
      <p className={styles.status}>{statusLabels[status]}</p>
      <ul className={styles.lines}>
        {lines.slice(0, TITLES).map((line) => (
          <li key={line._id}>{line.qty > 1 ? `${line.title} × ${line.qty}` : line.title}</li>
        ))}
        {others > 0 && <li>{`and ${others} more`}</li>}
      </ul>
      {arrivalText && <p className={styles.arrival}>{arrivalText}</p>}
    </li>
  )
}
