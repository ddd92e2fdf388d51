import { useEffect, useRef } from 'react'
import { FormError } from '@/shared/forms/FormError'
import { cardLinkId } from '@/shared/product/cardLinkId'
import { useAppDispatch } from '@/shared/redux/hooks'
import { Button } from '@/shared/ui/controls/Button'
import { moveFocusFrom } from '@/shared/ui/focus/moveFocus'
import { showMoreLabel } from '../labels'
import { moreShown } from '../state/filtersSlice'
import styles from './Listing.module.css'
import type { Results, ResultsQuery } from './results'

type ShowMoreProps = Pick<ResultsQuery, 'status' | 'retry'> & { results: Results }

/** The button that shows more cards. The focus moves to the first new one. */
export function ShowMore({ status, results, retry }: ShowMoreProps) {
  const { products, hasMore } = results
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
        {hasFailed ? 'Try again' : showMoreLabel(results)}
      </Button>
    </div>
  )
}
