import { memo, useEffect, useRef } from 'react'
import { shallowEqual } from 'react-redux'
import { useOverlay } from '@/shared/ui/overlays/useOverlay'
import { useMediaQuery } from '@/shared/ui/styling/useMediaQuery'
import { ClearFiltersButton, FilterControls } from '../controls/FilterControls'
import styles from './FilterPanel.module.css'
import { FilterSheet, type FilterSheetProps } from './FilterSheet'

type FilterPanelProps = Omit<FilterSheetProps, 'sheet'> & { isTyping: boolean }

/** The filters: beside the listing on wide screens, in a sheet on small ones. They do not follow each key. */
export const FilterPanel = memo(
  function FilterPanel(props: FilterPanelProps) {
    const sheet = useOverlay('filters')
    const isBeside = useMediaQuery('(width >= 60rem)')
    const title = useRef<HTMLHeadingElement>(null)
    const isStranded = isBeside === true && sheet.isOpen

    useEffect(() => {
      // The viewport grew while the sheet was open, so the focus moves to the panel.
      if (!isStranded) return
      title.current?.focus()
      sheet.close()
    }, [isStranded, sheet.close])

    // A prerendered page has both variants, and the style sheet shows one.
    return (
      <>
        {isBeside !== true && <FilterSheet {...props} sheet={sheet} />}
        {isBeside !== false && (
          <section className={styles.panel} aria-labelledby="filters-title">
            <div className={styles.head}>
              <h2 id="filters-title" ref={title} tabIndex={-1} className={styles.title}>
                Filters
              </h2>
              <ClearFiltersButton className={styles.clear} />
            </div>
            <FilterControls {...props} />
          </section>
        )}
      </>
    )
  },
  (before, next) => next.isTyping || shallowEqual(before, next),
)
