import type { ProductDto, QuantityChangeType } from '../../src/contract'
import { fails, succeeds } from '../defineStep'
import { type Deviation, same } from '../deviation'
import { firstProduct, type Run, secondProduct, UNKNOWN_ID } from '../testRun'

type Lines = [product: ProductDto, qty: number][]

const sameCart = (cart: unknown, lines: Lines): Deviation[] => [
  same(
    'cart',
    cart,
    lines.map(([product, qty]) => ({ ...product, qty })),
  ),
]

/** The body of an addition: prices and titles of a client are ignored. */
const addition = ({ _id }: { _id: string }) => ({
  body: { product: { _id, price: '1', discountedPrice: '0', title: 'Free!', qty: 99 } },
})

const change = ({ _id }: ProductDto, type: QuantityChangeType | 'double') => ({
  params: { productId: _id },
  body: { action: { type } },
})

const both = (run: Run): Lines => [
  [firstProduct(run), 2],
  [secondProduct(run), 1],
]

/** The cart, which holds two of the first product afterwards. */
export const cartSteps = [
  succeeds('getCart', {
    what: 'is empty for a new user',
    check: ({ cart }) => sameCart(cart, []),
  }),
  fails('addToCart', 400, {
    what: 'refuses a body that is not JSON',
    request: () => ({ text: '{"product":' }),
  }),
  fails('addToCart', 400, {
    what: 'names the missing product',
    request: () => ({ body: {} }),
    names: ['product'],
  }),
  fails('addToCart', 404, {
    what: 'refuses an unknown product',
    request: () => addition({ _id: UNKNOWN_ID }),
  }),
  fails('changeQuantity', 404, {
    what: 'refuses a product that is not in the cart',
    request: (run) => change(firstProduct(run), 'increment'),
  }),
  succeeds('addToCart', {
    what: 'adds a product with quantity 1, at the price of the catalogue',
    request: (run) => addition(firstProduct(run)),
    check: ({ cart }, run) => sameCart(cart, [[firstProduct(run), 1]]),
  }),
  succeeds('addToCart', {
    what: 'adds one more of a product that is in the cart',
    request: (run) => addition(firstProduct(run)),
    check: ({ cart }, run) => sameCart(cart, [[firstProduct(run), 2]]),
  }),
  succeeds('addToCart', {
    what: 'adds another product after it',
    request: (run) => addition(secondProduct(run)),
    check: ({ cart }, run) => sameCart(cart, both(run)),
  }),
  succeeds('changeQuantity', {
    what: 'increments a quantity',
    request: (run) => change(firstProduct(run), 'increment'),
    check: ({ cart }, run) =>
      sameCart(cart, [
        [firstProduct(run), 3],
        [secondProduct(run), 1],
      ]),
  }),
  succeeds('changeQuantity', {
    what: 'decrements a quantity',
    request: (run) => change(firstProduct(run), 'decrement'),
    check: ({ cart }, run) => sameCart(cart, both(run)),
  }),
  succeeds('changeQuantity', {
    what: 'changes nothing when it decrements at 1',
    request: (run) => change(secondProduct(run), 'decrement'),
    check: ({ cart }, run) => sameCart(cart, both(run)),
  }),
  fails('changeQuantity', 400, {
    what: 'refuses a body that is not JSON',
    request: (run) => ({ params: { productId: firstProduct(run)._id }, text: '' }),
  }),
  fails('changeQuantity', 400, {
    what: 'refuses another type of change',
    request: (run) => change(firstProduct(run), 'double'),
    names: ['type'],
  }),
  succeeds('getCart', {
    what: 'holds what was added, and nothing of the refused requests',
    check: ({ cart }, run) => sameCart(cart, both(run)),
  }),
  succeeds('removeFromCart', {
    what: 'removes a product',
    request: (run) => ({ params: { productId: secondProduct(run)._id } }),
    check: ({ cart }, run) => sameCart(cart, [[firstProduct(run), 2]]),
  }),
  succeeds('removeFromCart', {
    what: 'changes nothing for a product that is not in the cart',
    request: (run) => ({ params: { productId: secondProduct(run)._id } }),
    check: ({ cart }, run) => sameCart(cart, [[firstProduct(run), 2]]),
  }),
]
