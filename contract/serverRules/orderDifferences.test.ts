import { products } from '@resham/mock-server/seeds/products'
import type { CartItemDto, OrderLineRequest } from '..'
import { orderDifferences } from './orderDifferences'

const [seed] = products

const item = (_id: string, fields: Partial<CartItemDto> = {}): CartItemDto => {
  if (!seed) throw new Error('There are no products.')
  const prices = { price: '500', discountedPrice: '400' }
  return {
    ...seed,
    _id,
    title: _id,
    ...prices,
    inStock: true,
    qty: 2,
    createdAt: '',
    updatedAt: '',
    ...fields,
  }
}
const ordered = (_id: string, fields: Partial<OrderLineRequest> = {}): OrderLineRequest => ({
  _id,
  qty: 2,
  ...fields,
})

const saree = [item('Saree')]
const soldOut = [item('Saree', { inStock: false })]
const PRICE = 'The price of Saree has changed.'
const QUANTITY = 'The quantity of Saree has changed.'
const OUT_OF_STOCK = 'Saree is out of stock.'

describe('orderDifferences', () => {
  // biome-ignore format: a table is read by its columns.
  test.each<[what: string, lines: OrderLineRequest[], cart: CartItemDto[], sentences: string[], stock?: number]>([
    ['the same line', [ordered('Saree')], saree, []],
    ['the same lines in another order', [ordered('Saree'), ordered('Kurti')], [item('Kurti'), ...saree], []],
    ['both prices', [ordered('Saree', { price: '500', discountedPrice: '400' })], saree, []],
    ['a price written otherwise', [ordered('Saree', { price: '0500' })], saree, []],
    ['two other prices', [ordered('Saree', { price: '1', discountedPrice: '1' })], saree, [PRICE]],
    ['enough of a product', [ordered('Saree')], saree, [], 2],
    ['enough of one, and a product that is not counted', [ordered('Saree', { qty: 1 }), ordered('Kurti')], [item('Saree', { qty: 1 }), item('Kurti')], [], 1],
    ['one left', [ordered('Saree')], saree, ['Only 1 of Saree is left: lower its quantity in the cart.'], 1],
    ['two left', [ordered('Saree', { qty: 3 })], [item('Saree', { qty: 3 })], ['Only 2 of Saree are left: lower its quantity in the cart.'], 2],
    ['none left', [ordered('Saree')], soldOut, [OUT_OF_STOCK], 0],
    [
      'several differences',
      [ordered('Dupatta'), ordered('Saree', { qty: 3, price: '1' })],
      [...soldOut, item('Kurti')],
      [QUANTITY, PRICE, OUT_OF_STOCK, 'Kurti was added to the cart.', 'Dupatta is no longer in the cart.'],
    ],
  ])('of an order with %s', (_what, lines, cart, sentences, ...[stock]) => {
    const known = lines.map(({ _id }) => ({ _id, title: _id }))
    const counted = stock === undefined ? [] : [{ _id: 'Saree', stock }]
    expect(orderDifferences(lines, cart, known, counted)).toEqual(sentences)
  })
})
