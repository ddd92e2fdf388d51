import { useDeferredValue } from 'react'
import { useAppSelector } from '@/shared/redux/hooks'
import { selectFilters } from './filtersSlice'

/**
 * The filters whose products the listing shows: those of the store, in a rendering of their own, which the next press
 * discards. So what was pressed is painted first (docs/performance.md). This is the one deferred value of the listing:
 * pass it down.
 */
export const useDeferredFilters = () => useDeferredValue(useAppSelector(selectFilters))
