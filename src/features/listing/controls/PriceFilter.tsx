import { useId } from 'react'
import { selectPriceSteps } from '@/shared/catalog/catalogSelectors'
import { getOwn } from '@/shared/json'
import { useAppDispatch, useAppSelector } from '@/shared/redux/hooks'
import { classNames } from '@/shared/ui/styling/classNames'
import { priceLabel } from '../labels'
import type { Results } from '../results/results'
import { defaultFilters, priceChosen, selectPrice } from '../state/filtersSlice'
import { CountedOption } from './CountedOption'
import { FilterGroup } from './FilterGroup'
import styles from './FilterGroup.module.css'

/** The highest price that a shopper wants to pay. */
export function PriceFilter({ counts }: { counts: Results['options']['priceCounts'] }) {
  const dispatch = useAppDispatch()
  const name = useId()
  const chosen = useAppSelector(selectPrice)
  const steps = useAppSelector(selectPriceSteps)
  // A link may have chosen a price that no product needs.
  const offered = chosen > 0 && !steps.includes(chosen) ? [...steps, chosen].sort((a, b) => a - b) : steps
  return (
    <FilterGroup legend="Price">
      <div className={classNames(styles.options, styles.prices)}>
        {[defaultFilters.price, ...offered].map((price) => (
          <CountedOption
            key={price}
            type="radio"
            name={name}
            label={priceLabel(price)}
            count={counts && getOwn(counts, String(price))}
            checked={price === chosen}
            onChange={() => dispatch(priceChosen(price))}
          />
        ))}
      </div>
    </FilterGroup>
  )
}
