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
  return (
    <p className={styles.rating}>
      <VisuallyHidden>Rated </VisuallyHidden>
      <span>{rating}</span>
      <IconStarFilled aria-hidden size={14} className={styles.star} />
      <VisuallyHidden> of 5</VisuallyHidden>
      {reviews !== undefined && <span className={styles.reviews}>{inWords(reviews)}</span>}
    </p>
  )
}
