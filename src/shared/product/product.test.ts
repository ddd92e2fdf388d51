import { aProduct } from '@/testing/aProduct'
import { parseProduct } from './product'

const dto = { ...aProduct(), price: '12999', discountedPrice: '9999', deliveryTime: '7' }

describe('readProduct', () => {
  test('parseProduct converts prices and days to numbers, and copies the rest', () => {
    expect(parseProduct({ ...dto, qty: 3 })).toEqual({
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
  ])('parseProduct throws for a %s of %j, with the name of the field', (field, text) => {
    expect(() => parseProduct({ ...dto, [field]: text })).toThrow(
      new RangeError(`${field} '${text}' is not a number`),
    )
  })
})
