import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { selectCart, selectIsListLoading, selectWishlist } from '@/features/cartAndWishlist'
import { selectCategoryCounts, useGetCategoriesQuery, useProducts } from '@/features/catalog'
import { searchSubmitted, searchTyped, selectSearch } from '@/features/filters'
import { useSelect } from '@/shared/redux/useSelect'
import { SEARCH_DEBOUNCE, useDebounced } from '@/shared/scheduling/useDebounced'
import type { RootState } from '../store/store'
import { Header } from './Header'
import { type Suggestion, suggest, suggestionQuery } from './search/suggest'

/** Whether the session is restored and, if it has a user, both lists have loaded or failed to. */
const selectAreCountsSettled = (state: RootState) =>
  // A prerendered page has no `_persist`.
  Boolean(state.auth._persist?.rehydrated) &&
  !selectIsListLoading(state, 'cart') &&
  !selectIsListLoading(state, 'wishlist')

/** The header, connected to the store. */
export function ConnectedHeader() {
  const dispatch = useDispatch()
  const search = useSelect(selectSearch)
  const wishlist = useSelect(selectWishlist)
  const cart = useSelect(selectCart)
  const navigate = useNavigate()
  const [isSearching, setIsSearching] = useState(false)
  const query = useDebounced(isSearching ? suggestionQuery(search) : undefined, SEARCH_DEBOUNCE)
  const products = useProducts(query) ?? []
  const counts = useSelect(selectCategoryCounts)
  const { currentData: categories = [] } = useGetCategoriesQuery()
  const follow = ({ to }: Suggestion) => {
    // On another page the heading gets the focus instead.
    const isOtherPage = to.split('?')[0] !== window.location.pathname
    if (isOtherPage && document.activeElement instanceof HTMLElement) document.activeElement.blur()
    navigate(to)
  }
  return (
    <Header
      search={search}
      onSearch={(text) => dispatch(searchTyped(text))}
      onSubmitSearch={() => dispatch(searchSubmitted())}
      suggestions={suggest(search, products, categories, counts)}
      onChoose={follow}
      isSearching={isSearching}
      onFocusChange={setIsSearching}
      wishlistCount={wishlist?.length ?? 0}
      // 0 while the wishlist is not loaded, whatever the cart holds: specification, section 2.
      cartCount={wishlist ? (cart?.length ?? 0) : 0}
      areCountsKnown={wishlist !== undefined && cart !== undefined}
      areCountsSettled={useSelect(selectAreCountsSettled)}
    />
  )
}
