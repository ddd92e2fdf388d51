import { type CategoriesQuery, type CategoryCounts, CategoryFilter } from './CategoryFilter'
import styles from './FilterControls.module.css'
import { RatingFilter } from './RatingFilter'
import { SortOrderFilter } from './SortOrderFilter'

type FilterControlsProps = { categories: CategoriesQuery; counts: CategoryCounts | undefined }

/** The controls to filter and sort the listing. */
export function FilterControls({ categories, counts }: FilterControlsProps) {
  return (
    <div className={styles.controls}>
      <CategoryFilter query={categories} counts={counts} />
      <RatingFilter />
      <SortOrderFilter />
    </div>
  )
}
