/**
 * The entities of the API (specification, section 3). `shared/product` derives the client's types from these, with
 * prices as numbers.
 */

export type ProductId = string
export type CategoryId = string
export type UserId = string
export type OrderId = string

/** `YYYY-MM-DDTHH:mm:ssZ`, in UTC. */
export type Timestamp = string

/** Both prices are whole rupees, written as digits. */
export type ProductDto = {
  _id: ProductId
  title: string
  description: string
  /** A path on this host, or a URL. */
  imageLink: string
  /** The original price. */
  price: string
  discountedPrice: string
  /** 0 to 5. */
  rating: number
  /** The number of reviews, such as '86' or '3.1k'. */
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
  /** A path on this host, or a URL. */
  image: string
}

/** A product in a user's cart. */
export type CartItemDto = ProductDto & { qty: number; createdAt: Timestamp; updatedAt: Timestamp }

/** A product in a user's wishlist. */
export type WishlistItemDto = ProductDto & { createdAt: Timestamp; updatedAt: Timestamp }

/** A registered user, with any extra fields of the sign-up. It never includes the password. */
export type UserDto = {
  _id: UserId
  name: string
  email: string
  createdAt: Timestamp
  updatedAt: Timestamp
  cart: CartItemDto[]
  wishlist: WishlistItemDto[]
}

/** A delivery address. No field is blank. */
export type DeliveryDto = {
  name: string
  street: string
  city: string
  zipcode: string
  state: string
  country: string
}

/** A product as it was ordered, with its title, picture and prices at that time. */
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
  /** In the order of the cart. */
  lines: OrderLineDto[]
  totals: OrderTotalsDto
  delivery: DeliveryDto
}

export type TodoDto = { _id: string; title: string; done: boolean }
