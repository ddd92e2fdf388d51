import { products } from '@resham/mock-server/seeds/products'
import { cart } from './cart'
import { describeIssue } from './describeIssue'

const at = '2026-01-01T00:00:00Z'
const line = { ...products[0], qty: 1, createdAt: at, updatedAt: at }
const describeCart = (value: unknown) => {
  const issue = cart.safeParse(value).error?.issues[0]
  return issue ? describeIssue(issue, value) : null
}

test.each<[change: object, deviation: string | null]>([
  [{}, null],
  [{ qty: 1.5 }, '[0].qty is 1.5 instead of a whole number'],
  [{ rating: 6 }, '[0].rating is 6 instead of at most 5'],
  [{ title: 7 }, '[0].title is 7 instead of a text'],
  [{ inStock: null }, '[0].inStock is null instead of true or false'],
  [{ deliveryTime: '3651' }, '[0].deliveryTime is "3651": more than 3650 days'],
])('with %j: %s', (change, deviation) => {
  expect(describeCart([{ ...line, ...change }])).toBe(deviation)
})

test('is named as a whole when it is something else', () => {
  expect(describeCart({})).toBe('the body is {} instead of a list')
})
