import styles from './Rating.module.css'

type RatingProps = {
  rating: number
  /** The number of reviews as the server writes it: '86' or '3.1k'. */
  reviews?: string
}

const inWords = (reviews: string) => `${reviews} ${reviews === '1' ? 'review' : 'reviews'}`

/** A product's rating out of 5, with a star; an image with a text, so that screen readers say it in words. */
export function Rating({ rating, reviews }: RatingProps) {
  const label = `Rated ${rating} of 5`
  if (reviews === undefined) {
    return (
      <p role="img" aria-label={label} className={styles.score}>
        {rating}
      </p>
    )
  }
  const count = inWords(reviews)
  return (
    <p role="img" aria-label={`${label}, ${count}`} className={styles.rating}>
      <span className={styles.score}>{rating}</span>
      <span className={styles.reviews}>{count}</span>
    </p>
  )
}
