import type { MouseEvent } from 'react'
import { cardId } from '@/features/catalog'
import { paths } from '@/shared/paths'
import type { Product } from '@/shared/product/product'
import { usePreviousPath } from '@/shared/ui/previousPath'
import styles from './ProductsPage.module.css'

/** Whoever comes from a garment is at the top of the listing; this leads down to its card. */
export function BackToGarment({ products }: { products: Product[] }) {
  const previousPath = usePreviousPath()
  const garment = products.find(({ _id }) => paths.product(_id) === previousPath)
  if (!garment) return null

  const id = cardId(garment._id)
  const goDown = (event: MouseEvent) => {
    const card = document.getElementById(id)
    if (!card) return
    // A change of the hash would count as a change of the location, and scroll to the top again.
    event.preventDefault()
    card.focus({ preventScroll: true })
    card.closest('li')?.scrollIntoView({ block: 'center' })
  }
  return (
    <a href={`#${id}`} className={styles.back} onClick={goDown}>
      <span>Back to {garment.title}</span>
    </a>
  )
}
