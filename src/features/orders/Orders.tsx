import { MAX_REQUESTED_IDS } from '@resham/contract'
import { useEffect, useRef } from 'react'
import { useUserIdArg } from '@/features/auth'
import { idsQuery, useProducts } from '@/shared/catalog/useProducts'
import { FormError } from '@/shared/forms/FormError'
import { Button } from '@/shared/ui/controls/Button'
import { QueryResult } from '@/shared/ui/feedback/QueryResult'
import { moveFocusFrom } from '@/shared/ui/focus/moveFocus'
import { OrderEntry } from './OrderEntry'
import styles from './Orders.module.css'
import { estimateArrival, isOnItsWay, type Order } from './order'
import { useGetOrdersInfiniteQuery } from './ordersApi'

/** The products of the orders that are on their way, the first ones first: as many as one request may name. */
const productIdsOf = (orders: Order[]) => {
  const ids = new Set<string>()
  for (const { lines, status } of orders) {
    if (!isOnItsWay(status)) continue
    const more = lines.map(({ _id }) => _id).filter((id) => !ids.has(id))
    if (ids.size + more.length <= MAX_REQUESTED_IDS) for (const id of more) ids.add(id)
  }
  return ids
}

/** A part of the list. Its days of arrival take one request. */
function OrderEntries({ orders }: { orders: Order[] }) {
  const ids = productIdsOf(orders)
  const products = useProducts(idsQuery([...ids])) ?? []
  return orders.map((order) => (
    <OrderEntry
      key={order._id}
      order={order}
      arrival={order.lines.every(({ _id }) => ids.has(_id)) ? estimateArrival(order, products) : undefined}
    />
  ))
}

/** The orders of the user, the newest first. */
export function Orders() {
  const query = useGetOrdersInfiniteQuery(useUserIdArg())
  const { currentData, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query
  const list = useRef<HTMLUListElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // The index of the first new entry, until it is there.
  const awaited = useRef<number>(undefined)
  useEffect(() => {
    const shown = currentData?.pages.flatMap(({ orders }) => orders).length ?? 0
    if (awaited.current === undefined || shown <= awaited.current) return
    const entry = list.current?.children[awaited.current]
    awaited.current = undefined
    moveFocusFrom(button.current, () => entry?.querySelector('a'))
  }, [currentData])
  return (
    <QueryResult query={query} what="your orders" isSmall>
      {({ pages }) => {
        const count = pages.flatMap(({ orders }) => orders).length
        if (count === 0) return <p>Your orders will appear here.</p>
        const showMore = () => {
          awaited.current = count
          fetchNextPage()
        }
        return (
          <>
            <ul ref={list}>
              {pages.map(({ orders }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a new order moves the others, not the parts.
                <OrderEntries key={place} orders={orders} />
              ))}
            </ul>
            {hasNextPage && (
              <div className={styles.more}>
                {isFetchNextPageError && <FormError>We could not load more orders.</FormError>}
                <Button ref={button} variant="secondary" isBusy={isFetching} onClick={showMore}>
                  {isFetchNextPageError ? 'Try again' : 'Show more'}
                </Button>
              </div>
            )}
          </>
        )
      }}
    </QueryResult>
  )
}
