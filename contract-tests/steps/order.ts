import { fails, succeeds } from '../defineStep'
import { same } from '../deviation'
import { delivery, linesOf, orderOf } from '../orderRequests'
import { isNewest, learnOrder, refill } from '../placedOrders'
import { addition, sameCart, twoAndOne } from '../requestsAndLines'
import { firstProduct, thirdProduct } from '../testRun'

/** An order, and the same key again. The cart is that of the order afterwards. */
export const orderSteps = [
  succeeds('placeOrder', {
    what: "stores the cart's lines in its order, at the price of the catalogue, the zipcode without blanks, and empties it",
    request: (run) => {
      const [first, second] = linesOf(run)
      const { price, discountedPrice } = firstProduct(run)
      const lines = [second, { ...first, price, discountedPrice, title: 'Free!', imageLink: '/other.jpg' }]
      const spaced = { ...delivery, city: ` ${delivery.city} `, zipcode: '570\u00a0001 ' }
      return orderOf(run, {
        lines,
        delivery: spaced,
        totals: { totalAmount: 0 },
        _id: 'mine',
        createdAt: 'long ago',
      })
    },
    check: ({ order, cart }, run) => [
      order._id === 'mine' ? 'order._id is the one that the request sent' : null,
      ...isNewest(order, run, 1),
      same('cart', cart, []),
    ],
    learn: learnOrder,
  }),
  succeeds('getCart', { what: 'is empty after the order', check: ({ cart }) => sameCart(cart, []) }),
  succeeds('getWishlist', {
    what: 'is as before the order',
    check: ({ wishlist }) => [same('wishlist', [wishlist.length], [3])],
  }),
  fails('placeOrder', 409, {
    what: 'refuses the same lines with another key, because the cart is empty',
    request: (run) => orderOf(run, {}, `${run.key}-2`),
    check: ({ cart }) => [same('cart', cart, [])],
  }),
  succeeds('addToCart', {
    what: 'adds a third product after the order',
    request: (run) => addition(thirdProduct(run)),
    check: ({ cart }, run) => sameCart(cart, [[thirdProduct(run), 1]]),
  }),
  succeeds('placeOrder', {
    what: 'returns the same order for the same key, with any price, and changes nothing',
    request: (run) => [
      orderOf(run),
      orderOf(run, { lines: linesOf(run).map((line) => ({ ...line, price: '1' })) }),
    ],
    check: ({ order, cart }, run) => [
      ...isNewest(order, run, 1),
      ...sameCart(cart, [[thirdProduct(run), 1]]),
    ],
    learn: learnOrder,
  }),
  fails('placeOrder', 422, {
    what: 'refuses the key for other lines, or another delivery',
    request: (run) => {
      const [first, second] = linesOf(run)
      const third = { _id: thirdProduct(run)._id, qty: second.qty }
      const others = [
        [third],
        [first],
        [first, second, third],
        [first, third],
        [{ ...first, qty: first.qty + 1 }, second],
      ]
      return [
        ...others.map((lines) => orderOf(run, { lines })),
        orderOf(run, { delivery: { ...delivery, city: 'Hampi' } }),
      ]
    },
  }),
  succeeds('removeFromCart', {
    what: 'removes the third product',
    request: (run) => ({ params: { productId: thirdProduct(run)._id } }),
    check: ({ cart }) => sameCart(cart, []),
  }),
  ...refill('as in the order'),
  succeeds('placeOrder', {
    what: 'returns the same order for the same key, though the cart holds the same lines again',
    request: (run) => orderOf(run),
    check: ({ order, cart }, run) => [...isNewest(order, run, 1), ...sameCart(cart, twoAndOne(run))],
    learn: learnOrder,
  }),
]
