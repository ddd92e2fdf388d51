import type { CartItemDto, WishlistItemDto } from '@/contract'
import type { Read } from '../product/product'

/** A line of the cart: a product and its quantity. */
export type CartItem = Read<CartItemDto>

/** A product in the wishlist. */
export type WishlistItem = Read<WishlistItemDto>
