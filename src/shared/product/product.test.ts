import { aProduct } from '@/testing/aProduct'
import { readProduct } from './product'

const dto = { ...aProduct(), price: '12999', discountedPrice: '9999', deliveryTime: '7' }

test('prices and days become numbers, the rest stays', () => {
  expect(readProduct({ ...dto, qty: 3 })).toEqual({
    ...aProduct(),
    price: 12_999,
    discountedPrice: 9999,
    deliveryTime: 7,
    qty: 3,
  })
})

test.each([
  ['price', ''],
  ['price', 'twelve'],
  ['discountedPrice', '12,999'],
  ['deliveryTime', 'NaN'],
])('a %s of %j is refused, and the error names it', (field, text) => {
  expect(() => readProduct({ ...dto, [field]: text })).toThrow(
    new RangeError(`${field} '${text}' is not a number`),
  )
})
