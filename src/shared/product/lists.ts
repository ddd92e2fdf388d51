import type { CartItemDto, WishlistItemDto } from '@/contract'
import type { Read } from './product'

/** A line of the shopper's cart: a product and how many of it. */
export type CartItem = Read<CartItemDto>

/** A product that the shopper wished for. */
export type WishlistItem = Read<WishlistItemDto>
