import { memo } from 'react'
import { useDispatch } from 'react-redux'
import { SORT_ORDERS } from '@/contract'
import { useSelect } from '@/shared/redux/useSelect'
import { sortLabels } from '../filterLabels'
import { selectSortOrder, sortChosen } from '../filtersSlice'
import { FilterGroup } from './FilterGroup'
import styles from './FilterGroup.module.css'

export const SortOrderFilter = memo(function SortOrderFilter() {
  const dispatch = useDispatch()
  const sortby = useSelect(selectSortOrder)
  return (
    <FilterGroup legend="Sort by price">
      <div className={styles.options}>
        {SORT_ORDERS.map((order) => (
          <label key={order}>
            <input
              type="radio"
              name="sortby"
              checked={sortby === order}
              onChange={() => dispatch(sortChosen(order))}
            />
            {sortLabels[order]}
          </label>
        ))}
      </div>
    </FilterGroup>
  )
})
