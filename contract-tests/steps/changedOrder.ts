import type { OrderLineRequest, ProductDto } from '../../src/contract'
import { fails, type Step, succeeds } from '../defineStep'
import { same } from '../deviation'
import { linesOf, orderOf } from '../orderRequests'
import { addition, removal, sameCart, twoAndOne } from '../requestsAndLines'
import { firstProduct, type Run, secondProduct, soldOutProduct, thirdProduct } from '../testRun'

type Line = OrderLineRequest
type Lines = [first: Line, second: Line]

const rupeeMore = (price: string) => String(Number(price) + 1)

/** A row that refuses an order which is not what there is, and names the products. */
const refusesChange = (
  what: string,
  lines: (lines: Lines, run: Run) => Line[],
  products: ((run: Run) => ProductDto)[] = [firstProduct],
): Step =>
  fails('placeOrder', 409, {
    what: `refuses ${what}, names the product, and sends the cart`,
    request: (run) => orderOf(run, { lines: lines(linesOf(run), run) }),
    names: (run) => products.map((product) => product(run).title),
    check: ({ cart }, run) => sameCart(cart, twoAndOne(run)),
  })

/** Orders that are not what there is. They change nothing. */
export const changedOrderSteps = [
  refusesChange('one more of a line', ([first, second]) => [{ ...first, qty: 3 }, second]),
  refusesChange('one less of a line', ([first, second]) => [{ ...first, qty: 1 }, second]),
  refusesChange(
    'a line that the cart does not hold',
    (lines, run) => [...lines, { _id: thirdProduct(run)._id, qty: 1 }],
    [thirdProduct],
  ),
  refusesChange(
    'another line instead of one',
    ([first], run) => [first, { _id: thirdProduct(run)._id, qty: 1 }],
    [secondProduct, thirdProduct],
  ),
  refusesChange('not all of the lines', ([, second]) => [second]),
  refusesChange('another price', ([first, second], run) => [
    { ...first, price: rupeeMore(firstProduct(run).price) },
    second,
  ]),
  refusesChange('another discounted price', ([first, second], run) => [
    { ...first, discountedPrice: rupeeMore(firstProduct(run).discountedPrice) },
    second,
  ]),
  succeeds('addToCart', {
    what: 'adds a product that is out of stock to the lines',
    request: (run) => addition(soldOutProduct(run)),
  }),
  fails('placeOrder', 409, {
    what: 'refuses a product that is out of stock, names it, and sends the cart',
    request: (run) => orderOf(run, { lines: [...linesOf(run), { _id: soldOutProduct(run)._id, qty: 1 }] }),
    names: (run) => [soldOutProduct(run).title],
    check: ({ cart }, run) => [same('cart[2]', cart?.[2], { ...soldOutProduct(run), qty: 1 })],
  }),
  succeeds('removeFromCart', {
    what: 'removes it from the lines, which the refused orders have left as they were',
    request: (run) => removal(soldOutProduct(run)),
    check: ({ cart }, run) => sameCart(cart, twoAndOne(run)),
  }),
  succeeds('getOrders', {
    what: 'holds nothing of the refused orders',
    check: ({ orders }) => [same('orders', orders, [])],
  }),
]
