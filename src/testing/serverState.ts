import type { CartResponse, ProductDto, ProductId, WishlistResponse } from '@resham/contract'
import { findProduct, setCatalog } from '@resham/mock-server/catalog/catalog'
import { extendCatalog } from '@resham/mock-server/catalog/extendCatalog'
import { products } from '@resham/mock-server/seeds/products'

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

/** Changes a product of the catalogue until the end of the test. */
export const changeProduct = (
  _id: ProductId,
  [field, value]: ['discountedPrice' | 'categoryName', string] | ['inStock', boolean],
) => {
  jest.replaceProperty<ProductDto, typeof field>(findProduct(_id), field, value)
}

/** Removes products from the catalogue; returns a function that restores them. */
export const removeProducts = (removed: { _id: ProductId }[]) => {
  setCatalog(products.filter(({ _id }) => !removed.some((product) => product._id === _id)))
  return () => extendCatalog(0)
}
