import type { ComponentProps } from 'react'
import type { Product } from '@/shared/product/product'
import { classNames } from '@/shared/ui/styling/classNames'
import styles from './ProductCard.module.css'

/** More cards than a screen shows. Those below are laid out and painted when they come near. */
export const NEAR_CARDS = 12

type CardItemProps = Pick<ComponentProps<'li'>, 'hidden' | 'children'> & {
  product: Product
  /** The number of cards above. */
  position: number
}

/** The list item around a `ProductCard`. Filters render it again to hide or to show a card, but not the card. */
export function CardItem({ product, position, ...rest }: CardItemProps) {
  const isFar = position >= NEAR_CARDS
  return <li {...rest} className={classNames(styles.card, isFar && styles.far)} aria-label={product.title} />
}
