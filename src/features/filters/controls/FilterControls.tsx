import type { Results } from '../filterLabels'
import { type CategoriesQuery, CategoryFilter } from './CategoryFilter'
import styles from './FilterControls.module.css'
import { PriceFilter } from './PriceFilter'
import { RatingFilter } from './RatingFilter'
import { SortOrderFilter } from './SortOrderFilter'

export type FilterControlsProps = {
  categories: CategoriesQuery
  /** The highest prices that the catalogue needs, in rupees. */
  priceSteps: readonly number[]
  /** What matches the filters, once known. */
  results: Results | undefined
}

export function FilterControls({ categories, priceSteps, results }: FilterControlsProps) {
  return (
    <div className={styles.controls}>
      <CategoryFilter query={categories} counts={results?.counts} />
      <RatingFilter />
      <PriceFilter steps={priceSteps} counts={results?.priceCounts} />
      <SortOrderFilter />
    </div>
  )
}
