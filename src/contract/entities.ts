import type { z } from 'zod'
import type * as schemas from './entitySchemas'

/** The entities of the API (specification, section 3), of the schemas in `entitySchemas.ts`, where their fields are described. */

export type ProductId = string
export type CategoryId = string
export type UserId = string
export type OrderId = string

export type Timestamp = z.infer<typeof schemas.timestamp>

/** Both prices are whole rupees, written as digits. */
export type ProductDto = z.infer<typeof schemas.product>
export type CategoryDto = z.infer<typeof schemas.category>

/** A product in a user's cart. */
export type CartItemDto = z.infer<typeof schemas.cartItem>

/** A product in a user's wishlist. */
export type WishlistItemDto = z.infer<typeof schemas.wishlistItem>

/** A registered user, with any extra fields of the sign-up. It never includes the password. */
export type UserDto = z.infer<typeof schemas.user>

/** The fields of a delivery address. */
export const DELIVERY_FIELDS = ['name', 'street', 'city', 'zipcode', 'state', 'country'] as const

/** A delivery address. No field is blank. */
export type DeliveryDto = z.infer<typeof schemas.delivery>

/** A product as it was ordered, with its title, picture and prices at that time. */
export type OrderLineDto = z.infer<typeof schemas.orderLine>

/**
 * Amounts in whole rupees. Each line counts once, whatever its quantity (specification, section 9);
 * `itemCount` is the number of lines, and `discount` is `totalMrp` less `totalAmount`.
 */
export type OrderTotalsDto = z.infer<typeof schemas.orderTotals>

/** A placed order. It never changes. */
export type OrderDto = z.infer<typeof schemas.order>

export type TodoDto = z.infer<typeof schemas.todo>
