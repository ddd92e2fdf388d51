import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Picture } from '@/shared/images/Picture'
import { ProductPrice } from '@/shared/product/ProductPrice'
import { paths } from '@/shared/routing/paths'
import { useFocusAfterRemoval } from '@/shared/ui/focus/useFocusAfterRemoval'
import styles from './CartLine.module.css'
import type { CartItem } from './cartApi'

type CartLineProps = {
  item: Pick<CartItem, '_id' | 'title' | 'imageLink' | 'price' | 'discountedPrice'> & {
    size?: string
    inStock?: boolean
  }
  /** Whether it has left the catalogue, so that there is no page to link to. */
  isGone?: boolean
  /** The quantity, as text or as a control. */
  quantity: ReactNode
  /** The other buttons of the line. */
  children?: ReactNode
}

/** A product in the cart. */
export function CartLine({ item, isGone = false, quantity, children }: CartLineProps) {
  const line = useFocusAfterRemoval<HTMLLIElement>()
  const { _id, title, imageLink, size, inStock = true } = item
  return (
    <li ref={line} className={styles.line} aria-label={title}>
      <div className={styles.frame}>
        <Picture src={imageLink} alt="" sizes="(min-width: 48rem) 9rem, 28vw" />
      </div>
      <div className={styles.text}>
        <h2 className={styles.title}>
          {isGone ? <span>{title}</span> : <Link to={paths.product(_id)}>{title}</Link>}
        </h2>
        {size && <p className={styles.size}>{`Size: ${size}`}</p>}
        <ProductPrice product={item} />
        {!inStock && (
          <p className={styles.outOfStock}>
            <IconCircleX aria-hidden stroke={1.75} size={18} />
            Out of Stock
          </p>
        )}
      </div>
      <div className={styles.quantity}>{quantity}</div>
      {children && <div className={styles.actions}>{children}</div>}
    </li>
  )
}
