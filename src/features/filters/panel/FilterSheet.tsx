import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import { useAppSelector } from '@/shared/redux/hooks'
import { Button } from '@/shared/ui/controls/Button'
import { Sheet } from '@/shared/ui/overlays/Sheet'
import type { Overlay } from '@/shared/ui/overlays/useOverlay'
import { ClearFiltersButton } from '../controls/ClearFiltersButton'
import { FilterControls, type FilterControlsProps } from '../controls/FilterControls'
import { resultCount } from '../filterLabels'
import { selectActiveCount } from '../filtersSlice'
import styles from './FilterSheet.module.css'
import { ResultStatus } from './ResultStatus'

type FilterSheetProps = FilterControlsProps & { sheet: Overlay }

/** The filters of small screens, in a sheet that a sticky button below the header opens. */
export function FilterSheet({ sheet, ...controls }: FilterSheetProps) {
  const { results } = controls
  const activeCount = useAppSelector(selectActiveCount)
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
              {`Show ${results ? resultCount(results.total) : 'products'}`}
            </Button>
            {/* A live region outside of the open sheet would not be announced. */}
            <ResultStatus results={results} />
          </>
        )}
      >
        <FilterControls {...controls} />
      </Sheet>
    </div>
  )
}
