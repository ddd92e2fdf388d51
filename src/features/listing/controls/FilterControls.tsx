import { LIST_FILTERS, LIST_NAMES, SORT_ORDERS } from '@resham/contract'
import { selectPriceSteps } from '@/shared/catalog/catalogSelectors'
import { getOwn } from '@/shared/json'
import { useAppDispatch, useAppSelector } from '@/shared/redux/hooks'
import { Button } from '@/shared/ui/controls/Button'
import { priceLabel, sortLabels } from '../labels'
import type { Results } from '../results/results'
import { defaultFilters, filterChosen, filtersCleared, useFilter } from '../state/filtersSlice'
import styles from './FilterControls.module.css'
import { ListFilterGroup } from './ListFilterGroup'
import { FilterGroup, Options } from './Options'
import { RatingFilter } from './RatingFilter'

export type FilterControlsProps = {
  /** How many products each option has under the other filters, once known. */
  options: Results['options'] | undefined
}

export function FilterControls({ options }: FilterControlsProps) {
  return (
    <div className={styles.controls}>
      {LIST_NAMES.map((name) => (
        <ListFilterGroup key={name} filter={name} counts={options?.[LIST_FILTERS[name].counts]} />
      ))}
      <RatingFilter />
      <PriceFilter counts={options?.priceCounts} />
      <SortOrderFilter />
    </div>
  )
}

/** The highest price that a shopper wants to pay. */
function PriceFilter({ counts }: { counts: Results['options']['priceCounts'] }) {
  const dispatch = useAppDispatch()
  const chosen = useFilter('price')
  const steps = useAppSelector(selectPriceSteps)
  // A link may have chosen a price that no product needs.
  const offered = [...new Set([defaultFilters.price, ...steps, chosen])].sort((a, b) => a - b)
  return (
    <FilterGroup legend="Price">
      <Options
        options={offered}
        chosen={chosen}
        labelOf={priceLabel}
        countOf={(price) => counts && getOwn(counts, String(price))}
        isWide
        onChange={(price) => dispatch(filterChosen({ price }))}
      />
    </FilterGroup>
  )
}

function SortOrderFilter() {
  const dispatch = useAppDispatch()
  const sortby = useFilter('sortby')
  return (
    <FilterGroup legend="Sort by price">
      <Options
        options={SORT_ORDERS}
        chosen={sortby}
        labelOf={(order) => sortLabels[order]}
        onChange={(order) => dispatch(filterChosen({ sortby: order }))}
      />
    </FilterGroup>
  )
}

/** Resets every filter. It stays mounted, so it keeps the focus. */
export function ClearFiltersButton({ className }: { className?: string }) {
  const dispatch = useAppDispatch()
  return (
    <Button variant="ghost" size="small" className={className} onClick={() => dispatch(filtersCleared())}>
      Clear
    </Button>
  )
}
