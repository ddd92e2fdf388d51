import type { CartItemDto, WishlistItemDto } from '@/contract'
import type { ParsedProduct } from '@/shared/product/product'

/** A line of the cart: a product and its quantity. */
export type CartItem = ParsedProduct<CartItemDto>

/** A product in the wishlist. */
export type WishlistItem = ParsedProduct<WishlistItemDto>
