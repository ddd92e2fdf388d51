import { type ProductListing, selectFilteredBy, useLocalListing, useRemoteListing } from '@/features/catalog'
import { selectFilters, selectShownCards, useFiltersRequest } from '@/features/filters'
import { useAppSelector } from '@/shared/redux/hooks'

/** The products that match the filters, as many as there are cards. */
export const useListing = (): ProductListing => {
  const cards = useAppSelector(selectShownCards)
  const filteredBy = useAppSelector(selectFilteredBy)
  const request = useFiltersRequest(filteredBy === 'server')
  const local = useLocalListing(useAppSelector(selectFilters), cards)
  // Until it is known who filters, nothing is shown that the filters may hide: without any, the first page can be.
  const isRemote = filteredBy === 'server' || (!filteredBy && request === '')
  const remote = useRemoteListing(isRemote ? request : undefined, cards)
  return filteredBy === 'browser' ? local : remote
}
