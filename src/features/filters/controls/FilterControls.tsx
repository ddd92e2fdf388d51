import type { CategoryCounts } from '../countByCategory'
import { type CategoriesQuery, CategoryChoice } from './CategoryFilter'
import styles from './FilterControls.module.css'
import { RatingSlider } from './RatingFilter'
import { SortChoice } from './SortOrderFilter'

type FilterControlsProps = { categories: CategoriesQuery; counts: CategoryCounts | undefined }

/** The controls to filter and sort the listing. */
export function FilterControls({ categories, counts }: FilterControlsProps) {
  return (
    <div className={styles.controls}>
      <CategoryChoice query={categories} counts={counts} />
      <RatingSlider />
      <SortChoice />
    </div>
  )
}
