import type { CartItemDto, OrderLineRequest, ProductDto, ProductId } from '..'

/** A product whose pieces are counted, and how many are left. */
export type CountedProduct = { _id: ProductId; stock: number }

const isOtherPrice = (shown: string | undefined, price: string) =>
  shown !== undefined && Number(shown) !== Number(price)

const tooFew = (title: string, stock: number) =>
  `Only ${stock} of ${title} ${stock === 1 ? 'is' : 'are'} left: lower its quantity in the cart.`

const differencesOfLine = (line: OrderLineRequest, item: CartItemDto, stock = Infinity): string[] => {
  const { title, price, discountedPrice, qty, inStock } = item
  const hasOtherPrice = isOtherPrice(line.price, price) || isOtherPrice(line.discountedPrice, discountedPrice)
  return [
    ...(line.qty === qty ? [] : [`The quantity of ${title} has changed.`]),
    ...(hasOtherPrice ? [`The price of ${title} has changed.`] : []),
    ...(inStock ? [] : [`${title} is out of stock.`]),
    ...(inStock && stock < qty ? [tooFew(title, stock)] : []),
  ]
}

/**
 * Takes the requested lines, the current cart, the products of the lines, and the stock of those that are
 * counted; returns a sentence for the shopper for each difference that keeps the order from being placed
 * (specification, section 7). The list is empty if it can be placed.
 */
export const orderDifferences = (
  lines: readonly OrderLineRequest[],
  cart: readonly CartItemDto[],
  products: readonly Pick<ProductDto, '_id' | 'title'>[],
  counted: readonly CountedProduct[] = [],
): string[] => [
  ...cart.flatMap((item) => {
    const line = lines.find(({ _id }) => _id === item._id)
    const stock = counted.find(({ _id }) => _id === item._id)?.stock
    return line ? differencesOfLine(line, item, stock) : [`${item.title} was added to the cart.`]
  }),
  ...products
    .filter(({ _id }) => !cart.some((item) => item._id === _id))
    .map(({ title }) => `${title} is no longer in the cart.`),
]
