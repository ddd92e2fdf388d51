import { loginResponse } from '../src/contract/bodySchemas'
import { describeIssue } from '../src/contract/describeIssue'
import { cart } from '../src/contract/entitySchemas'
import { same } from './deviation'
import { findSecret } from './findSecret'

describe('the first difference of two values', () => {
  test.each<[got: unknown, expected: unknown, deviation: string | null]>([
    [1, 1, null],
    [0, 1, 'x is 0 instead of 1'],
    [undefined, 1, 'x is missing'],
    ['1', 1, 'x is "1" instead of 1'],
    [{ a: 1, more: 2 }, { a: 1 }, null],
    [{ a: { b: [1, 2] } }, { a: { b: [1, 3] } }, 'x.a.b[1] is 2 instead of 3'],
    [[1, 2], [1], 'x has 2 entries instead of 1'],
    [[], [1, 2], 'x has 0 entries instead of 2'],
    [[1], [1, 2], 'x has 1 entry instead of 2'],
    [null, { a: 1 }, 'x is null instead of {"a":1}'],
    ['a'.repeat(99), 'b', `x is "${'a'.repeat(79)}… instead of "b"`],
  ])('of %j and %j is: %s', (got, expected, deviation) => {
    expect(same('x', got, expected)).toBe(deviation)
  })
})

describe('a body that does not match its schema', () => {
  const line = {
    _id: 'saree',
    title: 'Saree',
    description: 'Silk',
    imageLink: '/saree.webp',
    price: '100',
    discountedPrice: '90',
    rating: 4,
    reviews: '8',
    inStock: true,
    size: 'M',
    deliveryTime: '3',
    categoryName: 'Saree',
    qty: 1,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
  }
  const describeCart = (value: unknown) => {
    const issue = cart.safeParse(value).error?.issues[0]
    return issue ? describeIssue(issue, value) : null
  }

  test.each<[change: object, deviation: string | null]>([
    [{}, null],
    [{ qty: '2' }, '[0].qty is "2" instead of a number'],
    [{ qty: 1.5 }, '[0].qty is 1.5 instead of a whole number'],
    [{ qty: 0 }, '[0].qty is 0 instead of at least 1'],
    [{ rating: 6 }, '[0].rating is 6 instead of at most 5'],
    [{ title: '' }, '[0].title is empty'],
    [{ title: 7 }, '[0].title is 7 instead of a text'],
    [{ title: undefined }, '[0].title is missing'],
    [{ inStock: null }, '[0].inStock is null instead of true or false'],
    [{ price: 'Rs. 1' }, '[0].price is "Rs. 1", which does not match /^\\d+$/'],
  ])('with %j: %s', (change, deviation) => {
    expect(describeCart([{ ...line, ...change }])).toBe(deviation)
  })

  test('is named as a whole when it is something else', () => {
    expect(describeCart({})).toBe('the body is {} instead of a list')
    const issue = loginResponse.safeParse('Welcome').error?.issues[0]
    expect(issue && describeIssue(issue, 'Welcome')).toBe('the body is "Welcome" instead of an object')
  })
})

describe('a secret in a body', () => {
  test.each<[body: unknown, path: string | null]>([
    [{ user: { name: 'Asha', text: 'password' } }, null],
    [{ user: { password: '' } }, 'user.password'],
    [{ user: [{ salt: 'x' }] }, 'user[0].salt'],
    [{ user: { note: 'zari' } }, 'user.note'],
    ['zari', 'the body'],
  ])('in %j is at %s', (body, path) => {
    expect(findSecret(body, 'zari')).toBe(path)
  })
})
