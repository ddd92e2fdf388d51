import type { ComponentProps } from 'react'
import type { Product } from '@/shared/product/product'
import { classNames } from '@/shared/ui/styling/classNames'
import styles from './ProductCard.module.css'

/**
 * More cards than a screen shows. They are not far: a far card in view is empty for a frame when filters bring it back.
 */
export const NEAR_CARDS = 12

type CardItemProps = Pick<ComponentProps<'li'>, 'hidden' | 'children'> & {
  product: Product
  /**
   * Whether the card is far below the first screen: it is laid out and painted when it comes near. Among 48 cards that
   * saves a quarter of a key (docs/decisions/0027-one-listing.md).
   */
  isFar: boolean
}

/** The list item around a `ProductCard`. Filters render it again to hide or to show a card, but not the card. */
export function CardItem({ product, isFar, ...rest }: CardItemProps) {
  return <li {...rest} className={classNames(styles.card, isFar && styles.far)} aria-label={product.title} />
}
