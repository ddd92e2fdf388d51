import { useRef } from 'react'
import { useGetCategoriesQuery } from '@/shared/catalog/catalogApi'
import { getOwn } from '@/shared/json'
import { useAppSelector, useAppStore } from '@/shared/redux/hooks'
import { QueryResult } from '@/shared/ui/feedback/QueryResult'
import { Skeleton } from '@/shared/ui/feedback/Skeleton'
import { moveFocus } from '@/shared/ui/focus/moveFocus'
import type { Results } from '../results/results'
import { categoryToggled, selectCategories } from '../state/filtersSlice'
import { CountedOption } from './CountedOption'
import { FilterGroup } from './FilterGroup'
import styles from './FilterGroup.module.css'

/** A check box per category. None ticked means no filter. */
export function CategoryFilter({ counts }: { counts: Results['options']['counts'] }) {
  const { dispatch, getState } = useAppStore()
  const chosen = useAppSelector(selectCategories)
  const query = useGetCategoriesQuery()
  const group = useRef<HTMLFieldSetElement>(null)
  const refetch = () => {
    // The pressed button unmounts, so the focus moves to the group.
    moveFocus(() => group.current)
    return query.refetch()
  }
  return (
    <FilterGroup legend="Category" ref={group}>
      <QueryResult query={{ ...query, refetch }} what="the categories" skeleton={<OptionSkeletons />} isSmall>
        {(categories) => (
          <div className={styles.options}>
            {categories.map(({ _id, categoryName }) => (
              <CountedOption
                key={_id}
                type="checkbox"
                label={categoryName}
                count={counts && (getOwn(counts, categoryName) ?? 0)}
                checked={chosen.includes(categoryName)}
                onChange={({ target }) => {
                  // The store may have the category already, if the box was ticked before the filters of
                  // the URL were applied.
                  if (selectCategories(getState()).includes(categoryName) !== target.checked)
                    dispatch(categoryToggled(categoryName))
                }}
              />
            ))}
          </div>
        )}
      </QueryResult>
    </FilterGroup>
  )
}

const SKELETONS = ['a', 'b', 'c', 'd']

function OptionSkeletons() {
  return (
    <div className={styles.options}>
      {SKELETONS.map((key) => (
        <div key={key} className={styles.skeleton}>
          <Skeleton />
        </div>
      ))}
    </div>
  )
}
