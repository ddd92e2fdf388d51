import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import { type ReactNode, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useSelect } from '@/shared/redux/useSelect'
import { Button } from '@/shared/ui/Button'
import { Choice } from './Choice'
import styles from './FilterPanel.module.css'
import { filtersCleared, selectActiveCount } from './filtersSlice'
import { RatingSlider } from './RatingSlider'
import { SortChoice } from './SortChoice'

type FilterPanelProps = {
  /** A `CategoryChoice`, or what stands in its place until the categories are loaded. */
  categoryChoice: ReactNode
}

/** Everything the listing can be narrowed and ordered by. On a small screen it opens at a button. */
export function FilterPanel({ categoryChoice }: FilterPanelProps) {
  const dispatch = useDispatch()
  const activeCount = useSelect(selectActiveCount)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section className={styles.panel} aria-labelledby="filters-title">
      <Button
        variant="secondary"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls="filters"
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconAdjustments aria-hidden stroke={1.5} />
        {activeCount > 0 ? `Filters (${activeCount})` : 'Filters'}
      </Button>
      <div id="filters" className={styles.body} data-open={isOpen}>
        <div className={styles.head}>
          <h2 id="filters-title" className={styles.title}>
            Filters
          </h2>
          <Button variant="quiet" size="small" onClick={() => dispatch(filtersCleared())}>
            Clear
          </Button>
        </div>
        <Choice legend="Category">{categoryChoice}</Choice>
        <RatingSlider />
        <SortChoice />
      </div>
    </section>
  )
}
