import { MAX_ADDED_QUANTITY, type ProductDto } from '../../src/contract'
import { fails, type StepRequest, succeeds } from '../defineStep'
import { type Deviation, same } from '../deviation'
import {
  firstProduct,
  type Run,
  secondProduct,
  soldOutProduct,
  thirdProduct,
  tokenOf,
  UNKNOWN_ID,
} from '../testRun'

type Lines = [product: ProductDto, qty: number][]

/** Takes a cart and lines; returns their first difference. */
export const sameCart = (cart: unknown, lines: Lines): Deviation[] => [
  same(
    'cart',
    cart,
    lines.map(([product, qty]) => ({ ...product, qty })),
  ),
]

/** Whether a cart holds these quantities, in any order. */
const sameQuantities = (cart: { _id: string; qty: number }[], lines: Lines): Deviation[] => [
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

const change = ({ _id }: { _id: string }, type: string): StepRequest => ({
  params: { productId: _id },
  body: { action: { type } },
})

/** Takes a product; returns the request that removes it from a list. */
export const removal = ({ _id }: { _id: string }): StepRequest => ({ params: { productId: _id } })

const unknown = { _id: UNKNOWN_ID }
const notJson = ['', '{"product":'].map((text) => ({ text }))

const three = (run: Run) => [firstProduct(run), secondProduct(run), thirdProduct(run)] as const
const twoAndOne = (run: Run): Lines => [
  [firstProduct(run), 2],
  [secondProduct(run), 1],
]

/** The cart, which is empty afterwards. */
export const cartSteps = [
  succeeds('getCart', { what: 'is empty for a new user', check: ({ cart }) => sameCart(cart, []) }),
  fails('addToCart', 400, { what: 'refuses a body that is not JSON', request: () => notJson }),
  fails('addToCart', 400, {
    what: 'names the missing product',
    request: () => [{ body: {} }, { body: { product: 'saree' } }],
    names: ['product'],
  }),
  fails('addToCart', 400, {
    what: 'names the missing _id',
    request: () => [{ title: 'Saree' }, { _id: ' ' }].map((product) => ({ body: { product } })),
    names: ['_id'],
  }),
  fails('addToCart', 400, {
    what: `refuses a quantity that is not a whole number from 1 to ${MAX_ADDED_QUANTITY}`,
    request: (run) =>
      [0, -1, 1.5, '2', null, MAX_ADDED_QUANTITY + 1].map((qty) => addition(firstProduct(run), qty)),
    names: ['qty'],
  }),
  fails('addToCart', 404, { what: 'refuses an unknown product', request: () => addition(unknown) }),
  fails('changeQuantity', 404, {
    what: 'refuses a product that is not in the cart',
    request: (run) => [firstProduct(run), unknown].map((product) => change(product, 'increment')),
  }),
  succeeds('getCart', {
    what: 'is still empty after what was refused',
    check: ({ cart }) => sameCart(cart, []),
  }),
  succeeds('addToCart', {
    what: 'adds a product with quantity 1, at the price of the catalogue',
    request: (run) => ({
      body: {
        product: { ...firstProduct(run), price: '1', discountedPrice: '0', title: 'Free!', qty: 99 },
      },
    }),
    check: ({ cart }, run) => sameCart(cart, [[firstProduct(run), 1]]),
  }),
  succeeds('addToCart', {
    what: 'adds another product after it, of which it needs only the id',
    request: (run) => addition(secondProduct(run)),
    check: ({ cart }, run) =>
      sameCart(cart, [
        [firstProduct(run), 1],
        [secondProduct(run), 1],
      ]),
  }),
  succeeds('addToCart', {
    what: 'adds one more of a product that is in the cart',
    request: (run) => addition(firstProduct(run)),
    check: ({ cart }, run) => sameCart(cart, twoAndOne(run)),
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
    check: ({ cart }, run) => sameCart(cart, twoAndOne(run)),
  }),
  succeeds('changeQuantity', {
    what: 'changes nothing when it decrements at 1',
    request: (run) => change(secondProduct(run), 'decrement'),
    check: ({ cart }, run) => sameCart(cart, twoAndOne(run)),
  }),
  fails('changeQuantity', 400, {
    what: 'refuses a body that is not JSON',
    request: (run) => notJson.map((text) => ({ ...removal(firstProduct(run)), ...text })),
  }),
  fails('changeQuantity', 400, {
    what: 'names the missing action',
    request: (run) => ({ ...removal(firstProduct(run)), body: {} }),
    names: ['action'],
  }),
  fails('changeQuantity', 400, {
    what: 'refuses another type of change',
    request: (run) => [
      change(firstProduct(run), 'double'),
      { ...removal(firstProduct(run)), body: { action: {} } },
    ],
    names: ['type'],
  }),
  succeeds('getCart', {
    what: 'holds what was added, and nothing of the refused requests',
    check: ({ cart }, run) => sameCart(cart, twoAndOne(run)),
  }),
  succeeds('addToCart', {
    what: 'adds to the cart of another user',
    request: (run) => ({ ...addition(thirdProduct(run)), token: tokenOf(run.otherAccount) }),
    check: ({ cart }, run) => sameCart(cart, [[thirdProduct(run), 1]]),
  }),
  succeeds('removeFromCart', {
    what: 'changes nothing for a product that is not in the cart, though in that of another user',
    request: (run) => [thirdProduct(run), unknown].map(removal),
    check: ({ cart }, run) => sameCart(cart, twoAndOne(run)),
  }),
  succeeds('removeFromCart', {
    what: 'removes a product, whatever its quantity',
    request: (run) => removal(firstProduct(run)),
    check: ({ cart }, run) => sameCart(cart, [[secondProduct(run), 1]]),
  }),
  succeeds('addToCart', {
    what: 'adds as many as the body says to a line',
    request: (run) => addition(secondProduct(run), 30),
    check: ({ cart }, run) => sameCart(cart, [[secondProduct(run), 31]]),
  }),
  succeeds('addToCart', {
    what: `adds as many as the body says, ${MAX_ADDED_QUANTITY} at most, as a new line`,
    request: (run) => addition(firstProduct(run), MAX_ADDED_QUANTITY),
    check: ({ cart }, run) =>
      sameCart(cart, [
        [secondProduct(run), 31],
        [firstProduct(run), MAX_ADDED_QUANTITY],
      ]),
  }),
  succeeds('addToCart', {
    what: 'accepts a product that is out of stock',
    request: (run) => addition(soldOutProduct(run)),
    check: ({ cart: [, , line] }, run) => [same('cart[2]', line, { ...soldOutProduct(run), qty: 1 })],
  }),
  succeeds('removeFromCart', {
    what: 'removes products at once',
    request: (run) => [firstProduct(run), secondProduct(run), soldOutProduct(run)].map(removal),
  }),
  succeeds('getCart', { what: 'holds none of them', check: ({ cart }) => sameCart(cart, []) }),
  succeeds('addToCart', {
    what: 'adds products at once',
    request: (run) => [...three(run), firstProduct(run), firstProduct(run)].map((added) => addition(added)),
  }),
  succeeds('getCart', {
    what: 'holds all of them',
    check: ({ cart }, run) => {
      const [first, second, third] = three(run)
      return sameQuantities(cart, [
        [first, 3],
        [second, 1],
        [third, 1],
      ])
    },
  }),
  succeeds('changeQuantity', {
    what: 'increments a quantity five times at once',
    request: (run) => Array.from({ length: 5 }, () => change(firstProduct(run), 'increment')),
  }),
  succeeds('getCart', {
    what: 'holds five more',
    check: ({ cart }, run) => {
      const [first, second, third] = three(run)
      return sameQuantities(cart, [
        [first, 8],
        [second, 1],
        [third, 1],
      ])
    },
  }),
  succeeds('removeFromCart', {
    what: 'empties the cart for the rows below',
    request: (run) => three(run).map(removal),
  }),
]
