import type { ProductDto } from '../src/contract'
import type { StepRequest } from './defineStep'
import { type Deviation, same } from './deviation'
import { firstProduct, type Run, secondProduct, UNKNOWN_ID } from './testRun'

export type Lines = [product: ProductDto, qty: number][]

/** Takes a cart and lines; returns their first difference. */
export const sameCart = (cart: unknown, lines: Lines): Deviation[] => [
  same(
    'cart',
    cart,
    lines.map(([product, qty]) => ({ ...product, qty })),
  ),
]

/** Takes a cart and lines; returns their first difference, in any order. */
export const sameQuantities = (cart: { _id: string; qty: number }[], lines: Lines): Deviation[] => [
  same('cart', [cart.length], [lines.length]),
  same(
    'the quantities',
    Object.fromEntries(cart.map(({ _id, qty }) => [_id, qty])),
    Object.fromEntries(lines.map(([{ _id }, qty]) => [_id, qty])),
  ),
]

/** Takes a product and a quantity; returns the request that adds it to the cart. */
export const addition = ({ _id }: { _id: string }, qty?: unknown): StepRequest => ({
  body: { product: { _id }, qty },
})

/** Takes a product and a type; returns the request that changes the product's quantity. */
export const change = ({ _id }: { _id: string }, type: string): StepRequest => ({
  params: { productId: _id },
  body: { action: { type } },
})

/** Takes a product; returns the request that removes it from a list. */
export const removal = ({ _id }: { _id: string }): StepRequest => ({ params: { productId: _id } })

/** A product that does not exist. */
export const unknown = { _id: UNKNOWN_ID }
/** Takes a run; returns the cart of many steps: two of the first product and one of the second. */
export const twoAndOne = (run: Run): Lines => [
  [firstProduct(run), 2],
  [secondProduct(run), 1],
]
