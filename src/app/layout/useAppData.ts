import { useOwner } from '@/features/auth'
import { getCart, getWishlist } from '@/features/cartAndWishlist'
import { catalogApi } from '@/features/catalog'

/**
 * Loads the beginning of the catalogue at the start, and the cart and the wishlist as soon as there is a user (specification,
 * section 4). The subscriptions keep all of it in the cache.
 */
export const useAppData = () => {
  const owner = useOwner()
  catalogApi.endpoints.getProducts.useInfiniteQuerySubscription('')
  catalogApi.endpoints.getCategories.useQuerySubscription()
  getCart.useQuerySubscription(owner)
  getWishlist.useQuerySubscription(owner)
}
