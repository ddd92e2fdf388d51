/**
 * The entities as they travel over the wire (specification, section 3). A name ends in `Dto`;
 * the client's own types, with prices as numbers, are made from these in `shared/product`.
 */

export type ProductId = string
export type CategoryId = string
export type UserId = string
export type OrderId = string

/** A moment as the wire writes it: `YYYY-MM-DDTHH:mm:ssZ`, in UTC. */
export type Timestamp = string

/** A garment. Both prices are whole rupees, written as digits. */
export type ProductDto = {
  _id: ProductId
  title: string
  description: string
  /** An address on this host. */
  imageLink: string
  /** The original price. */
  price: string
  discountedPrice: string
  /** 0 to 5. */
  rating: number
  /** How many reviews there are, such as '86' or '3.1k'. */
  reviews: string
  inStock: boolean
  /** Such as '5.5 meters', 'M' or 'Onesize'. */
  size: string
  /** Whole days. */
  deliveryTime: string
  categoryName: string
}

export type CategoryDto = {
  _id: CategoryId
  categoryName: string
  /** An address on this host. */
  image: string
}

/** A product in a shopper's cart. */
export type CartItemDto = ProductDto & { qty: number; createdAt: Timestamp; updatedAt: Timestamp }

/** A product in a shopper's wishlist. */
export type WishlistItemDto = ProductDto & { createdAt: Timestamp; updatedAt: Timestamp }

/**
 * A registered shopper. The password is cleared before a user leaves the server; extra fields of
 * the sign-up travel along.
 */
export type UserDto = {
  _id: UserId
  name: string
  email: string
  createdAt: Timestamp
  updatedAt: Timestamp
  cart: CartItemDto[]
  wishlist: WishlistItemDto[]
}

/** Where an order is delivered. Every field holds a text that is not blank. */
export type DeliveryDto = {
  name: string
  street: string
  city: string
  zipcode: string
  state: string
  country: string
}

/** A product as it was bought: its title, picture and prices stay as they were at that moment. */
export type OrderLineDto = Pick<ProductDto, '_id' | 'title' | 'imageLink' | 'price' | 'discountedPrice'> & {
  /** A whole number from 1. */
  qty: number
}

/**
 * Amounts in whole rupees. Each line counts once, whatever its quantity (specification, section 9);
 * `itemCount` is the number of lines, and `discount` is `totalMrp` less `totalAmount`.
 */
export type OrderTotalsDto = { itemCount: number; totalMrp: number; discount: number; totalAmount: number }

/** A placed order. It never changes. */
export type OrderDto = {
  _id: OrderId
  createdAt: Timestamp
  /** In the order of the cart that they were taken from. */
  lines: OrderLineDto[]
  totals: OrderTotalsDto
  delivery: DeliveryDto
}

export type TodoDto = { _id: string; title: string; done: boolean }
