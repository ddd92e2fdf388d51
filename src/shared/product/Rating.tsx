import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'
import { VisuallyHidden } from '@/shared/ui/styling/VisuallyHidden'
import styles from './Rating.module.css'

type RatingProps = {
  rating: number
  /** The number of reviews as the server writes it: '86' or '3.1k'. */
  reviews?: string
}

const inWords = (reviews: string) => `${reviews} ${reviews === '1' ? 'review' : 'reviews'}`

/** A product's rating out of 5, with a star. */
export function Rating({ rating, reviews }: RatingProps) {
  const count = reviews !== undefined && inWords(reviews)
  return (
    <p className={styles.rating}>
      <VisuallyHidden>{[`Rated ${rating} of 5`, count].filter(Boolean).join(', ')}</VisuallyHidden>
      <span aria-hidden>{rating}</span>
      <IconStarFilled aria-hidden size={14} className={styles.star} />
      {count && (
        <span aria-hidden className={styles.reviews}>
          {count}
        </span>
      )}
    </p>
  )
}
