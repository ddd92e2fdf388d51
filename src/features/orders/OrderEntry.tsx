import { formatRupees } from '@resham/contract'
import { Link } from 'react-router-dom'
import { Picture } from '@/shared/images/Picture'
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

/** How many products are shown. */
const SHOWN = 3

/** An order in the list of orders, which leads to its page. */
export function OrderEntry({ order, arrival }: OrderEntryProps) {
  const { _id, number, createdAt, status, lines, totals } = order
  const date = formatDate(new Date(createdAt))
  const others = lines.length - SHOWN
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
        {lines.slice(0, SHOWN).map(({ _id, title, imageLink, qty }) => (
          <li key={_id} className={styles.line}>
            <div className={styles.frame}>
              <Picture src={imageLink} alt="" sizes="4rem" />
            </div>
            <span>{qty > 1 ? `${title} × ${qty}` : title}</span>
          </li>
        ))}
        {others > 0 && <li className={styles.others}>{`and ${others} more`}</li>}
      </ul>
      {arrivalText && <p className={styles.arrival}>{arrivalText}</p>}
    </li>
  )
}
