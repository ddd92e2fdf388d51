import { useDispatch } from 'react-redux'
import { useSelect } from '@/shared/redux/useSelect'
import { Choice } from './Choice'
import styles from './Choice.module.css'
import { type SortOrder, selectFilters, sortChosen } from './filtersSlice'

const ORDERS: [order: SortOrder, label: string][] = [
  ['lowToHigh', 'Low to High'],
  ['highToLow', 'High to Low'],
]

export function SortChoice() {
  const dispatch = useDispatch()
  const { sortby } = useSelect(selectFilters)
  return (
    <Choice legend="Sort by price">
      <div className={styles.options}>
        {ORDERS.map(([order, label]) => (
          <label key={order}>
            <input
              type="radio"
              name="sortby"
              checked={sortby === order}
              onChange={() => dispatch(sortChosen(order))}
            />
            {label}
          </label>
        ))}
      </div>
    </Choice>
  )
}
