import {
  type ProductListing,
  selectFilteredBy,
  useBrowserFilteredListing,
  useServerFilteredListing,
} from '@/features/catalog'
import { selectFilters, selectShownCards, useApiQuery } from '@/features/filters'
import { useAppSelector } from '@/shared/redux/hooks'
import { useProposals } from './useProposals'

/** The products that match the filters, at most `shownCards` of them. */
export const useListing = (): ProductListing => {
  const cards = useAppSelector(selectShownCards)
  const filteredBy = useAppSelector(selectFilteredBy)
  const request = useApiQuery(filteredBy === 'server')
  const local = useBrowserFilteredListing(useAppSelector(selectFilters), cards)
  // Until it is known who filters, only a listing without filters is shown, with its first page.
  const isRemote = filteredBy === 'server' || (!filteredBy && request === '')
  const remote = useServerFilteredListing(isRemote ? request : undefined, cards)
  const listing = filteredBy === 'browser' ? local : remote
  const { status, shown } = listing
  const proposals = useProposals(status === 'current' && shown?.total === 0)
  return shown && proposals.length > 0 ? { ...listing, shown: { ...shown, proposals } } : listing
}
