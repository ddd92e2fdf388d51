import { ORDER_STATUSES, type OrderStatus } from '@resham/contract'
import { formatDate } from '@/shared/text/formatDate'
import { classNames } from '@/shared/ui/styling/classNames'
import styles from './OrderTimeline.module.css'
import type { Order } from './order'
import { statusLabels } from './statusLabels'

const PATH: readonly OrderStatus[] = ORDER_STATUSES.filter((status) => status !== 'cancelled')

/** The steps of an order, with their days: those that it has had, and unless it is cancelled those to come. */
export function OrderTimeline({ order: { status, history } }: { order: Pick<Order, 'status' | 'history'> }) {
  const shown =
    status === 'cancelled'
      ? ORDER_STATUSES.filter((each) => history.some((step) => step.status === each))
      : PATH
  return (
    <ol className={styles.steps}>
      {shown.map((each) => {
        const at = history.find((step) => step.status === each)?.at
        const day = at && formatDate(new Date(at))
        return (
          <li
            key={each}
            aria-current={each === status ? 'step' : undefined}
            className={classNames(styles.step, !at && styles.ahead)}
          >
            <p className={styles.label}>{statusLabels[each]}</p>
            <p className={styles.day}>
              {day ? <time dateTime={at}>{day}</time> : <span>{at ? 'Day unknown' : 'Not yet'}</span>}
            </p>
          </li>
        )
      })}
    </ol>
  )
}
