import { MAX_ADDED_QUANTITY } from '../../src/contract'
import { succeeds } from '../defineStep'
import { same } from '../deviation'
import { addition, change, removal, sameCart, sameQuantities } from '../requestsAndLines'
import { firstProduct, type Run, secondProduct, soldOutProduct, thirdProduct } from '../testRun'

const three = (run: Run) => [firstProduct(run), secondProduct(run), thirdProduct(run)] as const

/** Several of a product, and changes at once. The cart is empty afterwards. */
export const cartQuantitySteps = [
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
