import type { MouseEvent } from 'react'
import { matchPath } from 'react-router-dom'
import { cardId } from '@/features/catalog'
import type { Product } from '@/shared/product/product'
import { paths } from '@/shared/routing/paths'
import { usePreviousPath } from '@/shared/routing/previousPath'
import styles from './ListingPage.module.css'

/** After a product page the listing is scrolled to the top; this link scrolls down to that product's card. */
export function BackToProduct({ products }: { products: Product[] }) {
  const previousPath = usePreviousPath()
  const seen = previousPath && matchPath(`${paths.products}/:_id`, previousPath)?.params._id
  const product = seen && products.find(({ _id }) => _id === seen)
  if (!product) return null

  const id = cardId(product._id)
  const scrollToCard = (event: MouseEvent) => {
    const card = document.getElementById(id)
    if (!card) return
    // A change of the hash would count as a change of the location, and scroll to the top again.
    event.preventDefault()
    card.focus({ preventScroll: true })
    card.closest('li')?.scrollIntoView({ block: 'center' })
  }
  return (
    <a href={`#${id}`} className={styles.back} onClick={scrollToCard}>
      <span>{`Back to ${product.title}`}</span>
    </a>
  )
}
