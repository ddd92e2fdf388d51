import {
  type CallQuery,
  containsWords,
  filterProducts,
  foldText,
  formatRupees,
  searchedWords,
  titlesFirst,
} from '@resham/contract'
import { useMemo } from 'react'
import { type Category, useGetCategoriesQuery } from '@/shared/catalog/catalogApi'
import { selectOptionCounts } from '@/shared/catalog/catalogSelectors'
import { useProducts } from '@/shared/catalog/useProducts'
import { getOwn } from '@/shared/json'
import { collectionOf } from '@/shared/product/collection'
import type { Product } from '@/shared/product/product'
import { useAppSelector } from '@/shared/redux/hooks'
import { paths } from '@/shared/routing/paths'
import { resultCount } from '../labels'
import { useProposals } from '../results/useProposals'
import { filtersToQuery } from '../state/filtersQuery'
import { defaultFilters, type Filters, selectFilters, settledFilters } from '../state/filtersSlice'

/** What the search offers: a link. */
export type Suggestion = {
  to: string
  /** What takes the place of the search, if the link leads to another search. */
  search?: string
  text: string
  /** A price, or a number of products. */
  hint: string
}

/** How many products are offered at most; the listing shows all. */
const MAX_PRODUCTS = 6

/** Takes a search; returns the query that finds the products of `suggest`, undefined without words. */
const suggestionQuery = (search: string): string | undefined => {
  if (searchedWords(search).length === 0) return undefined
  const limit = String(MAX_PRODUCTS)
  const query = { search: search.trim(), titlesFirst: 'true', limit } satisfies CallQuery<'getProducts'>
  return String(new URLSearchParams(query))
}

/**
 * The categories and the products that a search finds, by the rule of the listing. Products with each of its words
 * in the title come first. `counts` says how many products each category has.
 */
export const suggest = (
  search: string,
  products: Product[] | undefined,
  categories: Category[] | undefined,
  counts: Record<string, number> | undefined,
): Suggestion[] => {
  const words = searchedWords(search)
  if (words.length === 0) return []
  const found = titlesFirst(filterProducts(products ?? [], { ...defaultFilters, search }), search)
  return [
    ...(categories ?? [])
      .filter(({ categoryName }) => containsWords(foldText(categoryName), words))
      .map(({ categoryName }) => ({
        to: collectionOf(categoryName).path,
        text: collectionOf(categoryName).name,
        hint: counts ? resultCount(getOwn(counts, categoryName) ?? 0) : '',
      })),
    ...found.slice(0, MAX_PRODUCTS).map(({ _id, title, discountedPrice }) => ({
      to: paths.product(_id),
      text: title,
      hint: formatRupees(discountedPrice),
    })),
  ]
}

/** The suggestions where a search finds nothing: the searches that the shopper may have meant, with the same filters. */
export const suggestProposals = (proposals: string[], filters: Filters): Suggestion[] =>
  proposals.map((search) => ({
    to: paths.products + filtersToQuery({ ...filters, search }),
    search,
    text: `Did you mean ${search}?`,
    hint: '',
  }))

/** Takes what is searched, '' if nothing is; returns what the search box suggests for it. */
export const useSuggestions = (search: string): Suggestion[] => {
  const query = suggestionQuery(search)
  const products = useProducts(query)
  const counts = useAppSelector(selectOptionCounts)?.counts
  const { currentData: categories } = useGetCategoriesQuery()
  const found = useMemo(
    () => suggest(search, products, categories, counts),
    [search, products, categories, counts],
  )
  const needsProposals = query !== undefined && found.length === 0
  // Without a search nothing follows the filters.
  const filters = useAppSelector((state) =>
    needsProposals ? settledFilters(selectFilters(state)) : defaultFilters,
  )
  const proposals = useProposals(filters, needsProposals)
  return useMemo(
    () => (found.length > 0 ? found : suggestProposals(proposals, filters)),
    [found, proposals, filters],
  )
}
