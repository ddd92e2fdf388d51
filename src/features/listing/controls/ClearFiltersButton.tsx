import { useAppDispatch } from '@/shared/redux/hooks'
import { Button } from '@/shared/ui/controls/Button'
import { filtersCleared } from '../state/filtersSlice'

/** Resets every filter. It stays mounted, so it keeps the focus. */
export function ClearFiltersButton({ className }: { className?: string }) {
  const dispatch = useAppDispatch()
  return (
    <Button variant="ghost" size="small" className={className} onClick={() => dispatch(filtersCleared())}>
      Clear
    </Button>
  )
}
