import { useEffect, useRef } from 'react'
import { cardId } from '@/features/catalog'
import { showMoreLabel } from '@/features/filters'
import { FormError } from '@/shared/forms/FormError'
import type { Product } from '@/shared/product/product'
import { Button } from '@/shared/ui/controls/Button'
import styles from './ListingPage.module.css'
import type { useListing } from './useListing'

type ShowMoreProps = { more: ReturnType<typeof useListing>['more']; products: Product[] }

/** The button that shows more cards. The focus moves to the first new one. */
export function ShowMore({ more, products }: ShowMoreProps) {
  const button = useRef<HTMLButtonElement>(null)
  // Which card is the first new one, once it is there.
  const awaited = useRef<number>(undefined)
  useEffect(() => {
    const card = awaited.current === undefined ? undefined : products[awaited.current]
    if (!card) return
    awaited.current = undefined
    const { activeElement } = document
    // Not if the shopper went on meanwhile.
    if (activeElement === document.body || activeElement === button.current)
      document.getElementById(cardId(card._id))?.focus()
  }, [products])
  if (!more) return null
  const { left, isBusy, hasFailed, show } = more
  const showMore = () => {
    awaited.current = products.length
    show()
  }
  return (
    <div className={styles.more}>
      {hasFailed && <FormError>We could not load more products.</FormError>}
      <Button ref={button} variant="secondary" isBusy={isBusy} onClick={showMore}>
        {hasFailed ? 'Try again' : showMoreLabel(left)}
      </Button>
    </div>
  )
}
