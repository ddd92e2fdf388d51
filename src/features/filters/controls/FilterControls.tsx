import type { Results } from '../filterLabels'
import { type CategoriesQuery, CategoryFilter } from './CategoryFilter'
import styles from './FilterControls.module.css'
import { RatingFilter } from './RatingFilter'
import { SortOrderFilter } from './SortOrderFilter'

type FilterControlsProps = { categories: CategoriesQuery; results: Results | undefined }

export function FilterControls({ categories, results }: FilterControlsProps) {
  return (
    <div className={styles.controls}>
      <CategoryFilter query={categories} counts={results?.counts} />
      <RatingFilter />
      <SortOrderFilter />
    </div>
  )
}
