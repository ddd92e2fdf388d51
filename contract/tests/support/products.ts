import type { ProductDto } from '@resham/contract'
import { send } from './api'

/** An id of no product and no category. */
export const UNKNOWN_ID = 'no-such-thing'

/** Returns every product of the shop. */
export const allProducts = async () => (await send('getProducts', 200)).products

export type Products = Record<'first' | 'second' | 'third' | 'soldOut', ProductDto>

/** Returns three products that can be ordered, and one that is out of stock. */
export const firstProducts = async (): Promise<Products> => {
  const products = await allProducts()
  const [first, second, third] = products.filter(({ inStock }) => inStock)
  const soldOut = products.find(({ inStock }) => !inStock)
  if (first && second && third && soldOut) return { first, second, third, soldOut }
  throw new Error('The tests need three products in stock, and one that is not.')
}

/** Take a product; return the body that adds it to a list, and the path parameter of a call about it. */
export const addition = ({ _id }: { _id: string }, qty?: unknown) => ({ body: { product: { _id }, qty } })
export const at = ({ _id }: { _id: string }) => ({ params: { productId: _id } })

/** Takes products with quantities; returns the lines of a cart. */
export const lines = (...products: [product: ProductDto, qty: number][]) =>
  products.map(([product, qty]) => ({ ...product, qty }))
