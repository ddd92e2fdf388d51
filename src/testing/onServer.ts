import type { CartAnswer, WishlistAnswer } from '@/contract'

const ask = async (list: 'cart' | 'wishlist') => {
  const { token } = JSON.parse(localStorage.getItem('loginItems') ?? '{}')
  const answer = await fetch(`/api/user/${list}`, { headers: { authorization: token } })
  return answer.json()
}

/** What the server has in the cart of whoever is logged in: the quantity of each product. */
export const cartOnServer = async () => {
  const { cart }: CartAnswer = await ask('cart')
  return Object.fromEntries(cart.map(({ _id, qty }) => [_id, qty]))
}

/** What the server has in the wishlist of whoever is logged in. */
export const wishlistOnServer = async () => {
  const { wishlist }: WishlistAnswer = await ask('wishlist')
  return wishlist.map(({ _id }) => _id)
}
