import { countByCategory, countByPrice, filterProducts, type ProductFilters } from '@resham/contract'
import { useMemo } from 'react'
import { useAppSelector } from '@/shared/redux/hooks'
import { selectWholeCatalog } from './catalogSelectors'
import type { ProductListing } from './productListing'

const ALL = { search: '', category: [], rating: 0, price: 0 }
const nothingFailed = () => {}

/**
 * The listing of a catalogue that the browser has as a whole, with these filters, and at most so many cards.
 */
export const useBrowserFilteredListing = (filters: ProductFilters, cards: number): ProductListing => {
  const catalog = useAppSelector(selectWholeCatalog)
  const { search, category, rating, price } = filters
  // Another sort order has the same counts, so what shows them is not rendered again.
  const counted = useMemo(() => {
    if (!catalog) return undefined
    const all = { search, category, rating, price, sortby: '' }
    return {
      counts: countByCategory(filterProducts(catalog, { ...all, category: [] })),
      priceCounts: countByPrice(filterProducts(catalog, { ...all, price: 0 })),
    }
  }, [catalog, search, category, rating, price])
  const shown = useMemo(() => {
    if (!catalog) return undefined
    const matches = filterProducts(catalog, filters)
    return {
      ...counted,
      products: matches.slice(0, cards),
      total: matches.length,
      hasMore: cards < matches.length,
      catalog: filterProducts(catalog, { ...ALL, sortby: filters.sortby }),
    }
  }, [catalog, counted, filters, cards])
  return { status: shown ? 'current' : 'loading', shown, retry: nothingFailed }
}
