import type { CartAnswer, CartItemDto, WishlistAnswer, WishlistItemDto } from '@/contract'
import { type Read, readProduct } from './product'

/** A line of the shopper's cart: a product and how many of it. */
export type CartItem = Read<CartItemDto>

/** A product that the shopper wished for. */
export type WishlistItem = Read<WishlistItemDto>

/** A shopper's two lists, as far as an answer holds them. */
export type Lists = { cart?: CartItem[]; wishlist?: WishlistItem[] }

/** Reads the whole cart out of an answer (specification, section 7). */
export const readCart = ({ cart }: CartAnswer): { cart: CartItem[] } => ({ cart: cart.map(readProduct) })

/** Reads the whole wishlist out of an answer (specification, section 7). */
export const readWishlist = ({ wishlist }: WishlistAnswer): { wishlist: WishlistItem[] } => ({
  wishlist: wishlist.map(readProduct),
})
