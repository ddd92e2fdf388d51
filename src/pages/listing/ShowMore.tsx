import { useEffect, useRef } from 'react'
import { cardLinkId, type ProductListing, type ShownProducts } from '@/features/catalog'
import { moreShown, showMoreLabel } from '@/features/filters'
import { FormError } from '@/shared/forms/FormError'
import { useAppDispatch } from '@/shared/redux/hooks'
import { Button } from '@/shared/ui/controls/Button'
import { moveFocusFrom } from '@/shared/ui/focus/moveFocus'
import styles from './ListingPage.module.css'

type ShowMoreProps = Pick<ProductListing, 'status' | 'retry'> & { shown: ShownProducts }

/** The button that shows more cards. The focus moves to the first new one. */
export function ShowMore({ status, shown, retry }: ShowMoreProps) {
  const { products, hasMore } = shown
  const dispatch = useAppDispatch()
  const button = useRef<HTMLButtonElement>(null)
  // The index of the first new card, until it is there.
  const awaited = useRef<number>(undefined)
  useEffect(() => {
    const card = awaited.current === undefined ? undefined : products[awaited.current]
    if (!card) return
    awaited.current = undefined
    moveFocusFrom(button.current, () => document.getElementById(cardLinkId(card._id)))
  }, [products])
  if (!hasMore || status === 'failed') return null
  const hasFailed = status === 'moreFailed'
  const onClick = () => {
    awaited.current = products.length
    if (hasFailed) retry()
    else dispatch(moreShown(products.length))
  }
  return (
    <div className={styles.more}>
      {hasFailed && <FormError>We could not load more products.</FormError>}
      <Button ref={button} variant="secondary" isBusy={status.startsWith('loading')} onClick={onClick}>
        {hasFailed ? 'Try again' : showMoreLabel(shown)}
      </Button>
    </div>
  )
}
