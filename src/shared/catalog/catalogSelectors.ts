import { createSelector } from '@reduxjs/toolkit'
import { countOptions, MAX_EXACT_COUNT, noFilters, type OptionCounts, PRICE_STEPS } from '@resham/contract'
import type { Product } from '@/shared/product/product'
import type { RootState } from '@/shared/redux/rootState'
import { catalogApi, getProducts, isSmall } from './catalogApi'

const selectPages = (state: RootState) => getProducts.select('')(state).data?.pages

/**
 * The products of the catalogue that are loaded, in its order. A single page is returned as it is, so that a
 * response with the same products keeps the list: a new list would hydrate every card at once.
 */
export const selectLoadedProducts = createSelector([selectPages], (pages = []) => {
  const [first, second] = pages
  return first && !second ? first.products : pages.flatMap(({ products }) => products)
})

/** The whole catalogue, if it is loaded. */
export const selectWholeCatalog = (state: RootState): Product[] | undefined => {
  const last = selectPages(state)?.at(-1)
  return last && !last.next ? selectLoadedProducts(state) : undefined
}

/**
 * Who filters the catalogue: the browser once it has all of it, or the server if the catalogue is too long
 * for the browser or could not be loaded. Undefined until that is known.
 */
export const selectFilteredBy = (state: RootState): 'browser' | 'server' | undefined => {
  if (selectWholeCatalog(state)) return 'browser'
  const { data, isError, isLoading } = getProducts.select('')(state)
  if (isError) return 'server'
  if (data) return isSmall(data.pages[0]) ? undefined : 'server'
  // A prerendered listing with filters brings products that the server has filtered.
  const queries = catalogApi.util.selectCachedArgsForQuery(state, 'getProducts')
  return isLoading && !queries.some((query) => query !== '') ? undefined : 'server'
}

/** How many products the catalogue has with each option of the filters, and how many in all; once known. */
export const selectOptionCounts = createSelector(
  [(state: RootState) => selectPages(state)?.[0], selectWholeCatalog],
  (first, whole): ({ total?: number | undefined } & Partial<OptionCounts>) | undefined =>
    whole ? { total: whole.length, ...countOptions(whole, noFilters) } : first,
)

/**
 * The steps of the price that the catalogue needs: each keeps more products than the one before, and fewer than
 * all. All steps until that is known.
 */
export const selectPriceSteps = createSelector([selectOptionCounts], (known) => {
  const { total, priceCounts } = known ?? {}
  if (!priceCounts || total === undefined) return PRICE_STEPS
  const countOf = (step: number | undefined) => (step === undefined ? 0 : (priceCounts[step] ?? 0))
  return PRICE_STEPS.filter((step, at) => {
    const count = countOf(step)
    // More than that is no exact count.
    return count > MAX_EXACT_COUNT || (count > countOf(PRICE_STEPS[at - 1]) && count < total)
  })
})
