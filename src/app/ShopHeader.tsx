import { useDispatch } from 'react-redux'
import { selectCart } from '@/features/cart'
import { searchTyped, selectFilters } from '@/features/filters'
import { selectWishlist } from '@/features/wishlist'
import { useSelect } from '@/shared/redux/useSelect'
import { Header } from './Header'

/** The header with what the store knows. */
export function ShopHeader() {
  const dispatch = useDispatch()
  const { search } = useSelect(selectFilters)
  const wishlist = useSelect(selectWishlist)
  const cart = useSelect(selectCart)
  return (
    <Header
      search={search}
      onSearch={(text) => dispatch(searchTyped(text))}
      wishlistCount={wishlist?.length ?? 0}
      // 0 while the wishlist is not loaded, whatever the cart holds: specification, section 2.
      cartCount={wishlist ? (cart?.length ?? 0) : 0}
      areCountsKnown={wishlist !== undefined && cart !== undefined}
    />
  )
}
