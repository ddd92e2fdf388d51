import { memo } from 'react'
import { useDispatch } from 'react-redux'
import { useSelect } from '@/shared/redux/useSelect'
import { sortInWords } from '../filterLabels'
import { SORT_ORDERS, selectSortOrder, sortChosen } from '../filtersSlice'
import { Choice } from './FilterGroup'
import styles from './FilterGroup.module.css'

export const SortChoice = memo(function SortChoice() {
  const dispatch = useDispatch()
  const sortby = useSelect(selectSortOrder)
  return (
    <Choice legend="Sort by price">
      <div className={styles.options}>
        {SORT_ORDERS.map((order) => (
          <label key={order}>
            <input
              type="radio"
              name="sortby"
              checked={sortby === order}
              onChange={() => dispatch(sortChosen(order))}
            />
            {sortInWords[order]}
          </label>
        ))}
      </div>
    </Choice>
  )
})
