import { fails, succeeds } from '../defineStep'
import { same } from '../deviation'
import { addition, removal, unknown } from '../requestsAndLines'
import { firstProduct, secondProduct, thirdProduct, tokenOf } from '../testRun'

/** The wishlist, which holds three products afterwards. */
export const wishlistSteps = [
  succeeds('getWishlist', {
    what: 'is empty for a new user',
    check: ({ wishlist }) => [same('wishlist', wishlist, [])],
  }),
  fails('addToWishlist', 400, {
    what: 'refuses a body that is not JSON',
    request: () => ['', 'product=1'].map((text) => ({ text })),
  }),
  fails('addToWishlist', 400, {
    what: 'names the missing product',
    request: () => [{ body: {} }, { body: { product: null } }],
    names: ['product'],
  }),
  fails('addToWishlist', 400, {
    what: 'names the missing _id',
    request: () => ({ body: { product: {} } }),
    names: ['_id'],
  }),
  fails('addToWishlist', 404, { what: 'refuses an unknown product', request: () => addition(unknown) }),
  succeeds('addToWishlist', {
    what: 'adds a product, at the price of the catalogue',
    request: (run) => ({ body: { product: { ...firstProduct(run), discountedPrice: '0', title: 'Free!' } } }),
    check: ({ wishlist }, run) => [same('wishlist', wishlist, [firstProduct(run)])],
  }),
  succeeds('addToWishlist', {
    what: 'adds another product after it, of which it needs only the id',
    request: (run) => addition(secondProduct(run)),
    check: ({ wishlist }, run) => [same('wishlist', wishlist, [firstProduct(run), secondProduct(run)])],
  }),
  succeeds('addToWishlist', {
    what: 'changes nothing for a product that is in the wishlist',
    request: (run) => addition(firstProduct(run)),
    check: ({ wishlist }, run) => [same('wishlist', wishlist, [firstProduct(run), secondProduct(run)])],
  }),
  succeeds('getWishlist', {
    what: 'holds what was added, and nothing of the refused requests',
    check: ({ wishlist }, run) => [same('wishlist', wishlist, [firstProduct(run), secondProduct(run)])],
  }),
  succeeds('getWishlist', {
    what: 'is still empty for another user',
    request: ({ otherAccount }) => ({ token: tokenOf(otherAccount) }),
    check: ({ wishlist }) => [same('wishlist', wishlist, [])],
  }),
  succeeds('removeFromWishlist', {
    what: 'changes nothing for a product that is not in the wishlist',
    request: (run) => [thirdProduct(run), unknown].map(removal),
    check: ({ wishlist }, run) => [same('wishlist', wishlist, [firstProduct(run), secondProduct(run)])],
  }),
  succeeds('removeFromWishlist', {
    what: 'removes the product',
    request: (run) => removal(firstProduct(run)),
    check: ({ wishlist }, run) => [same('wishlist', wishlist, [secondProduct(run)])],
  }),
  succeeds('addToWishlist', {
    what: 'adds products at once',
    request: (run) =>
      [firstProduct(run), thirdProduct(run), firstProduct(run)].map((added) => addition(added)),
  }),
  succeeds('getWishlist', {
    what: 'holds all of them, each once',
    check: ({ wishlist }, run) => [
      same(
        'the ids',
        wishlist.map(({ _id }) => _id).sort(),
        [firstProduct(run), secondProduct(run), thirdProduct(run)].map(({ _id }) => _id).sort(),
      ),
    ],
  }),
]
