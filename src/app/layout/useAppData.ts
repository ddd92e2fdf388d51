import { skipToken } from '@reduxjs/toolkit/query/react'
import { selectUser } from '@/features/auth'
import { listApi } from '@/features/cartAndWishlist'
import { catalogApi } from '@/features/catalog'
import { useSelect } from '@/shared/redux/useSelect'

/**
 * Loads the catalogue at the start, and the cart and the wishlist as soon as there is a user (specification,
 * section 4). The subscriptions keep all of it in the cache.
 */
export const useAppData = () => {
  const owner = useSelect(selectUser)?._id ?? skipToken
  catalogApi.endpoints.getProducts.useQuerySubscription()
  catalogApi.endpoints.getCategories.useQuerySubscription()
  listApi.endpoints.getCart.useQuerySubscription(owner)
  listApi.endpoints.getWishlist.useQuerySubscription(owner)
}
