import { SORT_ORDERS } from '@resham/contract'
import { useId } from 'react'
import { useAppDispatch, useAppSelector } from '@/shared/redux/hooks'
import { sortLabels } from '../labels'
import { selectSortOrder, sortChosen } from '../state/filtersSlice'
import { FilterGroup } from './FilterGroup'
import styles from './FilterGroup.module.css'

export function SortOrderFilter() {
  const dispatch = useAppDispatch()
  const name = useId()
  const sortby = useAppSelector(selectSortOrder)
  return (
    <FilterGroup legend="Sort by price">
      <div className={styles.options}>
        {SORT_ORDERS.map((order) => (
          <label key={order}>
            <input
              type="radio"
              name={name}
              checked={sortby === order}
              onChange={() => dispatch(sortChosen(order))}
            />
            {sortLabels[order]}
          </label>
        ))}
      </div>
    </FilterGroup>
  )
}
