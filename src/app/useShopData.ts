import { selectToken } from '@/features/auth'
import { cartApi } from '@/features/cart'
import { catalogApi } from '@/features/catalog'
import { wishlistApi } from '@/features/wishlist'
import { useSelect } from '@/shared/redux/useSelect'

/**
 * Loads the catalogue once, at the start, and the cart and the wishlist as soon as there is a token
 * (specification, section 4). All of it stays loaded for as long as the shop is open.
 */
export const useShopData = () => {
  const skip = useSelect(selectToken) === null
  catalogApi.endpoints.getProducts.useQuerySubscription()
  catalogApi.endpoints.getCategories.useQuerySubscription()
  cartApi.endpoints.getCart.useQuerySubscription(undefined, { skip })
  wishlistApi.endpoints.getWishlist.useQuerySubscription(undefined, { skip })
}
