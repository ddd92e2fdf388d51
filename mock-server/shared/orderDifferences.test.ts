import type { CartItemDto, OrderLineRequest } from '../../src/contract'
import { products } from '../seeds/products'
import { orderDifferences } from './orderDifferences'

const [seed] = products

const item = (_id: string, fields: Partial<CartItemDto> = {}): CartItemDto => {
  if (!seed) throw new Error('There are no products.')
  const at = '2031-05-04T09:00:00Z'
  const prices = { price: '500', discountedPrice: '400' }
  return {
    ...seed,
    _id,
    title: _id,
    ...prices,
    inStock: true,
    qty: 2,
    createdAt: at,
    updatedAt: at,
    ...fields,
  }
}

const ordered = (_id: string, fields: Partial<OrderLineRequest> = {}): OrderLineRequest => ({
  _id,
  qty: 2,
  ...fields,
})

const PRICE = 'The price of Saree has changed.'
const QUANTITY = 'The quantity of Saree has changed.'

describe('orderDifferences', () => {
  test.each<
    [
      what: string,
      lines: OrderLineRequest[],
      cart: CartItemDto[],
      stock: number | undefined,
      sentences: string[],
    ]
  >([
    ['the same line', [ordered('Saree')], [item('Saree')], undefined, []],
    [
      'the same lines in another order',
      [ordered('Saree'), ordered('Kurti')],
      [item('Kurti'), item('Saree')],
      undefined,
      [],
    ],
    [
      'both prices',
      [ordered('Saree', { price: '500', discountedPrice: '400' })],
      [item('Saree')],
      undefined,
      [],
    ],
    ['a price written otherwise', [ordered('Saree', { price: '0500' })], [item('Saree')], undefined, []],
    ['another price', [ordered('Saree', { price: '501' })], [item('Saree')], undefined, [PRICE]],
    [
      'another discounted price',
      [ordered('Saree', { discountedPrice: '0' })],
      [item('Saree')],
      undefined,
      [PRICE],
    ],
    [
      'two other prices',
      [ordered('Saree', { price: '1', discountedPrice: '1' })],
      [item('Saree')],
      undefined,
      [PRICE],
    ],
    ['a larger quantity', [ordered('Saree', { qty: 3 })], [item('Saree')], undefined, [QUANTITY]],
    ['a smaller quantity', [ordered('Saree', { qty: 1 })], [item('Saree')], undefined, [QUANTITY]],
    ['no line', [], [item('Saree')], undefined, ['Saree was added to the cart.']],
    ['a line too many', [ordered('Saree')], [], undefined, ['Saree is no longer in the cart.']],
    [
      'a product out of stock',
      [ordered('Saree')],
      [item('Saree', { inStock: false })],
      undefined,
      ['Saree is out of stock.'],
    ],
    ['enough of a product', [ordered('Saree')], [item('Saree')], 2, []],
    [
      'one left',
      [ordered('Saree')],
      [item('Saree')],
      1,
      ['Only 1 of Saree is left: lower its quantity in the cart.'],
    ],
    [
      'two left',
      [ordered('Saree', { qty: 3 })],
      [item('Saree', { qty: 3 })],
      2,
      ['Only 2 of Saree are left: lower its quantity in the cart.'],
    ],
    ['none left', [ordered('Saree')], [item('Saree', { inStock: false })], 0, ['Saree is out of stock.']],
    [
      'several differences',
      [ordered('Dupatta'), ordered('Saree', { qty: 3, price: '1' })],
      [item('Saree', { inStock: false }), item('Kurti')],
      undefined,
      [
        QUANTITY,
        PRICE,
        'Saree is out of stock.',
        'Kurti was added to the cart.',
        'Dupatta is no longer in the cart.',
      ],
    ],
  ])('of an order with %s', (_what, lines, cart, stock, sentences) => {
    const known = lines.map(({ _id }) => ({ _id, title: _id }))
    const counted = stock === undefined ? [] : [{ _id: 'Saree', stock }]
    expect(orderDifferences(lines, cart, known, counted)).toEqual(sentences)
  })
})
