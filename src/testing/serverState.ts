import type { CartResponse, WishlistResponse } from '@/contract'

const fetchList = async (list: 'cart' | 'wishlist') => {
  const { token } = JSON.parse(localStorage.getItem('loginItems') ?? '{}')
  const response = await fetch(`/api/user/${list}`, { headers: { authorization: token } })
  return response.json()
}

/** The quantities in the logged-in user's cart on the server, by product id. */
export const cartOnServer = async () => {
  const { cart }: CartResponse = await fetchList('cart')
  return Object.fromEntries(cart.map(({ _id, qty }) => [_id, qty]))
}

/** The product ids in the logged-in user's wishlist on the server. */
export const wishlistOnServer = async () => {
  const { wishlist }: WishlistResponse = await fetchList('wishlist')
  return wishlist.map(({ _id }) => _id)
}
