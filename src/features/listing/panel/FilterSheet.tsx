import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import { useAppSelector } from '@/shared/redux/hooks'
import { Button } from '@/shared/ui/controls/Button'
import { Sheet } from '@/shared/ui/overlays/Sheet'
import type { Overlay } from '@/shared/ui/overlays/useOverlay'
import { countActive } from '../chips/activeFilterChips'
import { ClearFiltersButton, FilterControls, type FilterControlsProps } from '../controls/FilterControls'
import { resultCount } from '../labels'
import { ResultStatus } from '../results/ResultStatus'
import { selectFilters } from '../state/filtersSlice'
import styles from './FilterSheet.module.css'

export type FilterSheetProps = FilterControlsProps & {
  sheet: Overlay
  /** How many products match the filters, once known. */
  total: number | undefined
  /** Says it to screen readers. */
  announcement: string
}

/** The filters of small screens, in a sheet that a sticky button below the header opens. */
export function FilterSheet({ sheet, total, announcement, ...controls }: FilterSheetProps) {
  const activeCount = useAppSelector((state) => countActive(selectFilters(state)))
  return (
    <div className={styles.strip}>
      <Button
        ref={sheet.opener}
        variant="secondary"
        className={styles.opener}
        aria-haspopup="dialog"
        aria-expanded={sheet.isOpen}
        onClick={sheet.open}
      >
        <IconAdjustments aria-hidden stroke={1.5} />
        <span>{activeCount > 0 ? `Filters (${activeCount})` : 'Filters'}</span>
      </Button>
      <Sheet
        overlay={sheet}
        title="Filters"
        foot={(close) => (
          <>
            <ClearFiltersButton className={styles.clear} />
            <Button className={styles.show} onClick={close}>
              {`Show ${total === undefined ? 'products' : resultCount(total)}`}
            </Button>
            {/* A live region outside of the open sheet would not be announced. */}
            <ResultStatus>{announcement}</ResultStatus>
          </>
        )}
      >
        <FilterControls {...controls} />
      </Sheet>
    </div>
  )
}
