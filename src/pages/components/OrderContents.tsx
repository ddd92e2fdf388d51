import { formatRupees } from '@resham/contract'
import { CartLine, PriceRows } from '@/features/cart'
import type { Order } from '@/features/orders'
import { idsQuery, useProducts } from '@/shared/catalog/useProducts'
import { Columns } from '@/shared/ui/layout/Columns'
import { Panel } from '@/shared/ui/layout/Panel'
import { Delivery } from './Delivery'
import styles from './OrderContents.module.css'

/** The products of an order that the catalogue still has; undefined until they are known, or if one request cannot name them. */
export const useOrderedProducts = (order: Pick<Order, 'lines'> | null | undefined) => {
  const products = useProducts(order ? idsQuery(order.lines.map(({ _id }) => _id)) : undefined)
  return order ? products : undefined
}

type OrderContentsProps = { order: Order; products: ReturnType<typeof useOrderedProducts> }

/** The lines, the totals and the delivery address of an order. */
export function OrderContents({ order, products }: OrderContentsProps) {
  const { lines, totals, delivery } = order
  return (
    <Columns
      side={
        <Panel className={styles.price} aria-labelledby="price-details">
          <h2 id="price-details" className={styles.heading}>
            Price Details
          </h2>
          <PriceRows totals={totals} showsDelivery />
          <dl className={styles.total}>
            <dt>Total Amount</dt>
            <dd>{formatRupees(totals.totalAmount)}</dd>
          </dl>
        </Panel>
      }
    >
      <Delivery address={delivery} />
      <ul>
        {lines.map((line) => {
          const product = products?.find(({ _id }) => _id === line._id)
          return (
            <CartLine
              key={line._id}
              item={product ? { ...line, size: product.size } : line}
              isGone={products !== undefined && !product}
              quantity={<p>{`Quantity: ${line.qty}`}</p>}
            />
          )
        })}
      </ul>
    </Columns>
  )
}
