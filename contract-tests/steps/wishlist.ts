import { fails, succeeds } from '../defineStep'
import { same } from '../deviation'
import { firstProduct, UNKNOWN_ID } from '../testRun'

const addition = (_id: string) => ({ body: { product: { _id, discountedPrice: '0', title: 'Free!' } } })

/** The wishlist, which is empty afterwards. */
export const wishlistSteps = [
  succeeds('getWishlist', {
    what: 'is empty for a new user',
    check: ({ wishlist }) => [same('wishlist', wishlist, [])],
  }),
  fails('addToWishlist', 400, {
    what: 'refuses a body that is not JSON',
    request: () => ({ text: 'product=1' }),
  }),
  fails('addToWishlist', 400, {
    what: 'names the missing _id',
    request: () => ({ body: { product: {} } }),
    names: ['_id'],
  }),
  fails('addToWishlist', 404, {
    what: 'refuses an unknown product',
    request: () => addition(UNKNOWN_ID),
  }),
  succeeds('addToWishlist', {
    what: 'adds a product, at the price of the catalogue',
    request: (run) => addition(firstProduct(run)._id),
    check: ({ wishlist }, run) => [same('wishlist', wishlist, [firstProduct(run)])],
  }),
  succeeds('addToWishlist', {
    what: 'changes nothing for a product that is in the wishlist',
    request: (run) => addition(firstProduct(run)._id),
    check: ({ wishlist }, run) => [same('wishlist', wishlist, [firstProduct(run)])],
  }),
  succeeds('getWishlist', {
    what: 'holds what was added, and nothing of the refused requests',
    check: ({ wishlist }, run) => [same('wishlist', wishlist, [firstProduct(run)])],
  }),
  succeeds('removeFromWishlist', {
    what: 'removes the product',
    request: (run) => ({ params: { productId: firstProduct(run)._id } }),
    check: ({ wishlist }) => [same('wishlist', wishlist, [])],
  }),
  succeeds('removeFromWishlist', {
    what: 'changes nothing for a product that is not in the wishlist',
    request: (run) => ({ params: { productId: firstProduct(run)._id } }),
    check: ({ wishlist }) => [same('wishlist', wishlist, [])],
  }),
]
