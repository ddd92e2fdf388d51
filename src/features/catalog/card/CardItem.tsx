import type { ComponentProps } from 'react'
import type { Product } from '@/shared/product/product'
import styles from './ProductCard.module.css'

type CardItemProps = Pick<ComponentProps<'li'>, 'hidden' | 'children'> & { product: Product }

/** The list item around a `ProductCard`. Filters render it again to hide or to show a card, but not the card. */
export function CardItem({ product, ...rest }: CardItemProps) {
  return <li {...rest} className={styles.card} aria-label={product.title} />
}
