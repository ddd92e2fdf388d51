import { loadProposals, searchedWords } from '@resham/contract'
import { useEffect, useState } from 'react'
import { catalogApi } from '@/shared/catalog/catalogApi'
import { selectWholeCatalog } from '@/shared/catalog/catalogSelectors'
import { useAppSelector } from '@/shared/redux/hooks'
import type { RootState } from '@/shared/redux/rootState'
import { filtersToApiQuery } from '../state/filtersQuery'
import type { Filters } from '../state/filtersSlice'

const NONE: string[] = []

/** The proposals of the server, if it was asked for the products with these filters, and sent some. */
const selectSent = (state: RootState, filters: Filters) =>
  catalogApi.endpoints.getProducts.select(filtersToApiQuery(filters))(state).data?.pages[0]?.suggestions

/**
 * At most two searches that the shopper may have meant, each of which finds something with the other filters as they
 * are (specification, section 5). Wanted only where the search finds nothing; empty until they are known.
 */
export const useProposals = (filters: Filters, isWanted: boolean): string[] => {
  const catalog = useAppSelector(selectWholeCatalog)
  const sent = useAppSelector((state) => (isWanted ? selectSent(state, filters) : undefined))
  // While a word is being typed, those of the key before stay until the next are known.
  const [computed, setComputed] = useState(NONE)
  const isComputed = isWanted && !sent && searchedWords(filters.search).length > 0
  useEffect(() => {
    if (!isComputed || !catalog) return setComputed(NONE)
    let isCurrent = true
    loadProposals()
      .then(({ proposeIn }) => proposeIn(catalog, filters))
      .then(
        (proposals) => {
          if (isCurrent) setComputed(proposals)
        },
        // Its code could not be loaded. The next search tries again.
        () => {},
      )
    return () => {
      isCurrent = false
    }
  }, [isComputed, catalog, filters])
  return sent ?? (isComputed ? computed : NONE)
}
