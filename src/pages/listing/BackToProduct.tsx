import { type MouseEvent, useState } from 'react'
import { cardLinkId } from '@/shared/product/cardLinkId'
import type { Product } from '@/shared/product/product'
import { useAppStore } from '@/shared/redux/hooks'
import { selectPreviousPath } from '@/shared/routing/locationSlice'
import { productIdOf } from '@/shared/routing/paths'
import styles from './ListingPage.module.css'

/** After a product page the listing is scrolled to the top; this link scrolls down to that product's card. */
export function BackToProduct({ products }: { products: Product[] }) {
  const { getState } = useAppStore()
  const [previousPath] = useState(() => selectPreviousPath(getState()))
  const seen = previousPath && productIdOf(previousPath)
  const product = seen && products.find(({ _id }) => _id === seen)
  if (!product) return null

  const id = cardLinkId(product._id)
  const scrollToCard = (event: MouseEvent) => {
    const link = document.getElementById(id)
    if (!link) return
    // A change of the hash would count as a change of the location, and scroll to the top again.
    event.preventDefault()
    link.focus({ preventScroll: true })
    link.closest('li')?.scrollIntoView({ block: 'center' })
  }
  return (
    <a href={`#${id}`} className={styles.back} onClick={scrollToCard}>
      <span>{`Back to ${product.title}`}</span>
    </a>
  )
}
