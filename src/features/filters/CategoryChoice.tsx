import { useDispatch } from 'react-redux'
import { useSelect } from '@/shared/redux/useSelect'
import { Skeleton } from '@/shared/ui/Skeleton'
import styles from './FilterPanel.module.css'
import { categoryToggled, selectFilters } from './filtersSlice'

/** A check box for each kind of garment. None ticked lets all of them through. */
export function CategoryChoice({ categoryNames }: { categoryNames: string[] }) {
  const dispatch = useDispatch()
  const { category } = useSelect(selectFilters)
  return categoryNames.map((name) => (
    <label key={name}>
      <input
        type="checkbox"
        checked={category.includes(name)}
        onChange={() => dispatch(categoryToggled(name))}
      />
      {name}
    </label>
  ))
}

const PLACES = ['a', 'b', 'c', 'd']

/** Holds the places of the check boxes while the categories load. */
export function CategoryChoiceSkeleton() {
  return PLACES.map((place) => (
    <div key={place} className={styles.place}>
      <Skeleton />
    </div>
  ))
}
