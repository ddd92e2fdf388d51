import type { Results } from '../results/results'
import { CategoryFilter } from './CategoryFilter'
import styles from './FilterControls.module.css'
import { PriceFilter } from './PriceFilter'
import { RatingFilter } from './RatingFilter'
import { SortOrderFilter } from './SortOrderFilter'

export type FilterControlsProps = {
  /** How many products each option has under the other filters, once known. */
  options: Results['options'] | undefined
}

export function FilterControls({ options }: FilterControlsProps) {
  return (
    <div className={styles.controls}>
      <CategoryFilter counts={options?.counts} />
      <RatingFilter />
      <PriceFilter counts={options?.priceCounts} />
      <SortOrderFilter />
    </div>
  )
}
