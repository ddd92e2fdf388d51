import type { ProductDto, WishlistItemDto, WishlistResponse } from '../../src/contract'
import type { Accounts } from '../accounts'
import { changeUser, requireUser } from '../auth/session'
import { timestamp } from '../clock'
import { readBody } from '../http/readBody'
import { type Handler, respond } from '../http/respond'
import { readProductId } from '../rules/listChanges'
import { findProduct } from '../seeds/catalog'

/** The wishlist with a product; unchanged if it holds it already. */
const withWish = (wishlist: WishlistItemDto[], product: ProductDto): WishlistItemDto[] => {
  if (wishlist.some(({ _id }) => _id === product._id)) return wishlist
  const at = timestamp()
  return [...wishlist, { ...product, createdAt: at, updatedAt: at }]
}

/**
 * Takes the accounts; returns the handlers of the wishlist of the token's user (specification, section 7). They throw
 * 400 for an invalid body, and 404 for an unknown product.
 */
export const wishlistHandlers = (accounts: Accounts) =>
  ({
    getWishlist: async (request) => {
      const { wishlist } = await requireUser(accounts, request)
      return respond<WishlistResponse>(200, { wishlist })
    },
    addToWishlist: async (request) => {
      const shopper = await requireUser(accounts, request)
      const product = findProduct(readProductId(readBody(request)))
      const { wishlist } = await changeUser(accounts, shopper, (user) => ({
        ...user,
        wishlist: withWish(user.wishlist, product),
      }))
      return respond<WishlistResponse>(201, { wishlist })
    },
    // DELETE is idempotent: removing a product that is not in the wishlist is no error.
    removeFromWishlist: async (request) => {
      const shopper = await requireUser(accounts, request)
      const { wishlist } = await changeUser(accounts, shopper, (user) => ({
        ...user,
        wishlist: user.wishlist.filter(({ _id }) => _id !== request.params.productId),
      }))
      return respond<WishlistResponse>(200, { wishlist })
    },
  }) satisfies Record<string, Handler>
