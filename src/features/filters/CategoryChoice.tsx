import { useRef } from 'react'
import { useDispatch } from 'react-redux'
import { useSelect } from '@/shared/redux/useSelect'
import { Loaded } from '@/shared/ui/Loaded'
import { Skeleton } from '@/shared/ui/Skeleton'
import { Choice } from './Choice'
import styles from './Choice.module.css'
import { categoryToggled, selectFilters } from './filtersSlice'

/** The categories of the catalogue, or where they stay. */
export type CategoriesQuery = {
  currentData?: { categoryName: string }[]
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}

/** A check box for each kind of garment. None ticked lets all of them through. */
export function CategoryChoice({ query }: { query: CategoriesQuery }) {
  const dispatch = useDispatch()
  const { category } = useSelect(selectFilters)
  const group = useRef<HTMLFieldSetElement>(null)
  const refetch = () => {
    // The button that was pressed goes; the focus would go with it.
    group.current?.focus()
    return query.refetch()
  }
  return (
    <Choice legend="Category" ref={group} tabIndex={-1}>
      <Loaded query={{ ...query, refetch }} what="the categories" skeleton={<Places />} isSmall>
        {(categories) => (
          <div className={styles.options}>
            {categories.map(({ categoryName }) => (
              <label key={categoryName}>
                <input
                  type="checkbox"
                  checked={category.includes(categoryName)}
                  onChange={() => dispatch(categoryToggled(categoryName))}
                />
                {categoryName}
              </label>
            ))}
          </div>
        )}
      </Loaded>
    </Choice>
  )
}

const PLACES = ['a', 'b', 'c', 'd']

/** Holds the places of the check boxes while the categories load. */
function Places() {
  return (
    <div className={styles.options}>
      {PLACES.map((place) => (
        <div key={place} className={styles.place}>
          <Skeleton />
        </div>
      ))}
    </div>
  )
}
