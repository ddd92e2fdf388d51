import { LIST_FILTERS, type ListFilter } from '@resham/contract'
import { useRef } from 'react'
import { useGetCategoriesQuery } from '@/shared/catalog/catalogApi'
import { selectOptionCounts } from '@/shared/catalog/catalogSelectors'
import { getOwn } from '@/shared/json'
import { useAppSelector, useAppStore } from '@/shared/redux/hooks'
import { QueryResult } from '@/shared/ui/feedback/QueryResult'
import { Skeleton } from '@/shared/ui/feedback/Skeleton'
import { moveFocus } from '@/shared/ui/focus/moveFocus'
import { listLegends } from '../labels'
import { optionToggled, selectFilters, useFilter } from '../state/filtersSlice'
import { FilterGroup, Options } from './Options'
import styles from './Options.module.css'

type ListProps = {
  filter: ListFilter
  /** How many products each option has under the other filters, once known. */
  counts: Record<string, number> | undefined
}

/** A check box per option. None ticked means no filter. */
function ListOptions({ filter, counts, offered }: ListProps & { offered: string[] }) {
  const { dispatch, getState } = useAppStore()
  const chosen = useFilter(filter)
  return (
    <Options
      // A link may have chosen another one.
      options={[...new Set([...offered, ...chosen])]}
      chosen={chosen}
      labelOf={String}
      countOf={(option) => counts && (getOwn(counts, option) ?? 0)}
      onChange={(option, isChosen) => {
        // The store may have the option already, if the box was ticked before the filters of the URL were applied.
        if (selectFilters(getState())[filter].includes(option) !== isChosen)
          dispatch(optionToggled({ filter, option }))
      }}
    />
  )
}

/** The categories in the order of the shop, with those that have no product. */
function CategoryGroup(props: ListProps) {
  const query = useGetCategoriesQuery()
  const group = useRef<HTMLFieldSetElement>(null)
  const refetch = () => {
    // The pressed button unmounts, so the focus moves to the group.
    moveFocus(() => group.current)
    return query.refetch()
  }
  return (
    <FilterGroup legend={listLegends.category} ref={group}>
      <QueryResult query={{ ...query, refetch }} what="the categories" skeleton={<OptionSkeletons />} isSmall>
        {(categories) => (
          <ListOptions {...props} offered={categories.map(({ categoryName }) => categoryName)} />
        )}
      </QueryResult>
    </FilterGroup>
  )
}

/** The options that the catalogue has for a filter of a list. */
export function ListFilterGroup(props: ListProps) {
  const { filter } = props
  const known = useAppSelector(selectOptionCounts)?.[LIST_FILTERS[filter].counts]
  const chosen = useFilter(filter)
  if (filter === 'category') return <CategoryGroup {...props} />
  if (!known && chosen.length === 0) return null
  return (
    <FilterGroup legend={listLegends[filter]}>
      <ListOptions {...props} offered={Object.keys(known ?? {})} />
    </FilterGroup>
  )
}

function OptionSkeletons() {
  return (
    <div className={styles.options}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className={styles.skeleton}>
          <Skeleton />
        </div>
      ))}
    </div>
  )
}
