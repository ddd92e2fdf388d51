import { MAX_ADDED_QUANTITY } from '../../src/contract'
import { fails, succeeds } from '../defineStep'
import { addition, change, removal, sameCart, twoAndOne, unknown } from '../requestsAndLines'
import { firstProduct, secondProduct, thirdProduct, tokenOf } from '../testRun'

const notJson = ['', '{"product":'].map((text) => ({ text }))

/** The cart, which holds one of the second product afterwards. */
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
]
