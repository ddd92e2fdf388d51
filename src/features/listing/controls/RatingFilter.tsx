import { useId } from 'react'
import { useAppDispatch } from '@/shared/redux/hooks'
import { ratingLabel } from '../labels'
import { filterChosen, useFilter } from '../state/filtersSlice'
import styles from './RatingFilter.module.css'

/** The minimum rating, 0 to 5 in steps of 1. */
export function RatingFilter() {
  const dispatch = useAppDispatch()
  const rating = useFilter('rating')
  const id = useId()
  return (
    <div className={styles.rating}>
      <label htmlFor={id}>Rating</label>
      <span className={styles.value} aria-hidden>
        {ratingLabel(rating)}
      </span>
      <input
        id={id}
        type="range"
        min={0}
        max={5}
        step={1}
        value={rating}
        aria-valuetext={ratingLabel(rating)}
        onChange={({ target }) => dispatch(filterChosen({ rating: target.valueAsNumber }))}
      />
      <div className={styles.scale} aria-hidden="true">
        {[0, 1, 2, 3, 4, 5].map((mark) => (
          <span key={mark} className={mark === rating ? styles.chosen : undefined}>
            {mark}
          </span>
        ))}
      </div>
    </div>
  )
}
