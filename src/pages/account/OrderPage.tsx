import { useRef } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation, useNavigate } from 'react-router-dom'
import { selectUser } from '@/features/auth'
import { missingState, selectIsAnyCartChangePending, useBuyAgainMutation } from '@/features/cart'
import {
  CancelOrder,
  describeArrival,
  estimateArrival,
  type Order,
  OrderTimeline,
  useGetOrderQuery,
  useOrderArg,
} from '@/features/orders'
import { FormError } from '@/shared/forms/FormError'
import { useAppSelector, useAppStore } from '@/shared/redux/hooks'
import { selectPath } from '@/shared/routing/locationSlice'
import { orderIdOf, paths } from '@/shared/routing/paths'
import { formatDate } from '@/shared/text/formatDate'
import { Button, ButtonLink } from '@/shared/ui/controls/Button'
import { QueryResult } from '@/shared/ui/feedback/QueryResult'
import { moveFocusFrom } from '@/shared/ui/focus/moveFocus'
import { Page, PageHeading } from '@/shared/ui/layout/Page'
import { classNames } from '@/shared/ui/styling/classNames'
import { OrderContents, useOrderedProducts } from '../components/OrderContents'
import { NotFoundPage } from '../notFound/NotFoundPage'
import styles from './OrderPage.module.css'

/** An order of the user: how far it is, what was bought, and where it goes. */
export function OrderPage() {
  const query = useGetOrderQuery(useOrderArg(orderIdOf(useLocation().pathname)))
  const order = query.currentData
  if (order === null || query.isUninitialized)
    return <NotFoundPage action={<ButtonLink to={paths.profile}>Go to Profile</ButtonLink>} />
  const title = order ? `Order ${order.number}` : 'Order'
  return (
    <Page title={title} isUnlisted className={styles.page}>
      <p className={styles.letterhead} aria-hidden translate="no">
        Resham
      </p>
      <PageHeading className={styles.title}>{title}</PageHeading>
      <QueryResult query={query} what="your order">
        {(shown) =>
          shown && (
            <ErrorBoundary fallback={<p>This order cannot be shown.</p>}>
              <OrderDetails order={shown} />
            </ErrorBoundary>
          )
        }
      </QueryResult>
    </Page>
  )
}

function OrderDetails({ order }: { order: Order }) {
  const { createdAt, status, tracking } = order
  const products = useOrderedProducts(order)
  const arrival = describeArrival(status, products && estimateArrival(order, products))
  const statusHeading = useRef<HTMLHeadingElement>(null)
  const date = formatDate(new Date(createdAt))
  return (
    <>
      {date && (
        <p className={styles.date}>
          {'Ordered on '}
          <time dateTime={createdAt}>{date}</time>
        </p>
      )}
      <section
        className={classNames(styles.status, status !== 'cancelled' && styles.onScreen)}
        aria-labelledby="status"
      >
        <h2 id="status" ref={statusHeading} className={styles.heading}>
          Status
        </h2>
        <OrderTimeline order={order} />
        {arrival && <p>{arrival}</p>}
        {tracking && <Tracking {...tracking} />}
      </section>
      <Actions order={order} onFocusLost={() => moveFocusFrom(null, () => statusHeading.current)} />
      <OrderContents order={order} products={products} />
    </>
  )
}

function Tracking({ carrier, number, url }: NonNullable<Order['tracking']>) {
  const text = carrier
    ? `Sent with ${[carrier, number].filter(Boolean).join(', ')}`
    : number && `Parcel ${number}`
  return (
    <p className={styles.tracking}>
      {text && <span>{text}</span>}
      {url && (
        <a href={url} target="_blank" rel="noreferrer">
          Follow the parcel
        </a>
      )}
    </p>
  )
}

function Actions({ order, onFocusLost }: { order: Order; onFocusLost: () => void }) {
  const navigate = useNavigate()
  const { getState } = useAppStore()
  const user = useAppSelector(selectUser)
  const [buyAgain, { isLoading, isError }] = useBuyAgainMutation()
  // Also after coming back to this page while products are still being added.
  const isAnyPending = useAppSelector(selectIsAnyCartChangePending)
  const actions = useRef<HTMLDivElement>(null)
  const canPrint = typeof window.print === 'function'
  const onBuyAgain = async () => {
    const { data } = await buyAgain(order.lines)
    // The shopper may have gone on meanwhile, or have come back.
    if (data && actions.current && orderIdOf(selectPath(getState())) === order._id)
      navigate(paths.cart, { state: missingState(data.missing, user?._id) })
  }
  return (
    <div ref={actions} className={styles.actions}>
      <Button isBusy={isAnyPending} onClick={onBuyAgain}>
        {isLoading ? 'Adding…' : 'Buy again'}
      </Button>
      {/* The browsers within Android apps cannot print. */}
      {canPrint && (
        <Button variant="secondary" onClick={() => window.print()}>
          Print
        </Button>
      )}
      <CancelOrder order={order} isBlocked={isLoading} onFocusLost={onFocusLost} />
      <FormError>
        {isError && 'Not all of it could be added. Please look at your cart before you try again.'}
      </FormError>
    </div>
  )
}
