import { useEffect, useRef } from 'react'
import { useSheetHistory } from '@/shared/ui/sheetHistory'
import { useMediaQuery } from '@/shared/ui/useMediaQuery'
import type { CategoriesQuery } from './CategoryChoice'
import { ClearButton } from './ClearButton'
import type { CategoryCounts } from './countByCategory'
import { FilterControls } from './FilterControls'
import styles from './FilterPanel.module.css'
import { FilterSheet } from './FilterSheet'

type FilterPanelProps = {
  categories: CategoriesQuery
  /** How many products the filters let through, as soon as it is known. */
  count: number | undefined
  /** The same for each category, whatever categories are ticked. */
  counts: CategoryCounts | undefined
}

/** The filters: beside the listing where there is room, in a sheet where there is none. */
export function FilterPanel({ categories, count, counts }: FilterPanelProps) {
  const sheet = useSheetHistory('filters')
  const isBeside = useMediaQuery('(width >= 60rem)')
  const title = useRef<HTMLHeadingElement>(null)
  const isStranded = isBeside === true && sheet.isOpen

  useEffect(() => {
    // The window grew while the sheet was open: the filters are still there, and so is who used them.
    if (!isStranded) return
    title.current?.focus()
    sheet.close()
  }, [isStranded, sheet.close])

  // A prerendered page holds both, and the style sheet shows one.
  return (
    <>
      {isBeside !== true && (
        <FilterSheet categories={categories} count={count} counts={counts} sheet={sheet} />
      )}
      {isBeside !== false && (
        <section className={styles.panel} aria-labelledby="filters-title">
          <div className={styles.head}>
            <h2 id="filters-title" ref={title} tabIndex={-1} className={styles.title}>
              Filters
            </h2>
            <ClearButton className={styles.clear} />
          </div>
          <FilterControls categories={categories} counts={counts} />
        </section>
      )}
    </>
  )
}
