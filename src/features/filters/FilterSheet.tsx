import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import { useRef } from 'react'
import { useSelect } from '@/shared/redux/useSelect'
import { Button } from '@/shared/ui/Button'
import { Sheet } from '@/shared/ui/Sheet'
import type { useSheetHistory } from '@/shared/ui/sheetHistory'
import type { CategoriesQuery } from './CategoryChoice'
import { ClearButton } from './ClearButton'
import type { CategoryCounts } from './countByCategory'
import { FilterControls } from './FilterControls'
import styles from './FilterSheet.module.css'
import { selectActiveCount } from './filtersSlice'
import { ResultStatus } from './ResultStatus'
import { resultCount } from './resultCount'

type FilterSheetProps = {
  categories: CategoriesQuery
  count: number | undefined
  counts: CategoryCounts | undefined
  sheet: ReturnType<typeof useSheetHistory>
}

/** On a small screen the filters wait behind a button, which stays in reach below the header. */
export function FilterSheet({ categories, count, counts, sheet }: FilterSheetProps) {
  const activeCount = useSelect(selectActiveCount)
  const opener = useRef<HTMLButtonElement>(null)
  const leave = () => {
    sheet.close()
    opener.current?.focus({ preventScroll: true })
  }
  return (
    <div className={styles.strip}>
      <Button
        ref={opener}
        variant="secondary"
        className={styles.opener}
        aria-haspopup="dialog"
        aria-expanded={sheet.isOpen}
        onClick={sheet.open}
      >
        <IconAdjustments aria-hidden stroke={1.5} />
        {activeCount > 0 ? `Filters (${activeCount})` : 'Filters'}
      </Button>
      <Sheet
        title="Filters"
        isOpen={sheet.isOpen}
        onClosed={leave}
        foot={(close) => (
          <>
            <ClearButton className={styles.clear} />
            <Button className={styles.show} onClick={close}>
              Show {count === undefined ? 'products' : resultCount(count)}
            </Button>
            {/* While the sheet is open, nothing that is said behind it is heard. */}
            <ResultStatus count={count} />
          </>
        )}
      >
        <FilterControls categories={categories} counts={counts} />
      </Sheet>
    </div>
  )
}
