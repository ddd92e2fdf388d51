import type { Results } from '../results/results'
import { type CategoriesQuery, CategoryFilter } from './CategoryFilter'
import styles from './FilterControls.module.css'
import { PriceFilter } from './PriceFilter'
import { RatingFilter } from './RatingFilter'
import { SortOrderFilter } from './SortOrderFilter'

export type FilterControlsProps = {
  categories: CategoriesQuery
  /** The highest prices that the catalogue needs, in rupees. */
  priceSteps: readonly number[]
  /** How many products each option has under the other filters, once known. */
  options: Results['options'] | undefined
}

export function FilterControls({ categories, priceSteps, options }: FilterControlsProps) {
  return (
    <div className={styles.controls}>
      <CategoryFilter query={categories} counts={options?.counts} />
      <RatingFilter />
      <PriceFilter steps={priceSteps} counts={options?.priceCounts} />
      <SortOrderFilter />
    </div>
  )
}
