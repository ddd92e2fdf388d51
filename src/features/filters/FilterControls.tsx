import { type CategoriesQuery, CategoryChoice } from './CategoryChoice'
import styles from './FilterControls.module.css'
import { RatingSlider } from './RatingSlider'
import { SortChoice } from './SortChoice'

/** Everything the listing can be narrowed and ordered by. */
export function FilterControls({ categories }: { categories: CategoriesQuery }) {
  return (
    <div className={styles.controls}>
      <CategoryChoice query={categories} />
      <RatingSlider />
      <SortChoice />
    </div>
  )
}
