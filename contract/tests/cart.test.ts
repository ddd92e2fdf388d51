import { MAX_ADDED_QUANTITY } from '@resham/contract'
import { naming, newShopper, type Shopper } from './support/api'
import { addition, at, firstProducts, lines, type Products, UNKNOWN_ID } from './support/products'

let products: Products
let shopper: Shopper
beforeAll(async () => {
  products = await firstProducts()
})
beforeEach(async () => {
  shopper = await newShopper()
})

type Identified = { _id: string }
const unknown = { _id: UNKNOWN_ID }
const notJson = ['', '{"product":']
const readCart = async () => (await shopper.send('getCart', 200)).cart
const add = async (product: Identified, qty?: number) =>
  (await shopper.send('addToCart', 201, addition(product, qty))).cart
const remove = async (product: Identified) => (await shopper.send('removeFromCart', 200, at(product))).cart
const changing = (product: Identified, type: string) => ({ ...at(product), body: { action: { type } } })
const change = async (product: Identified, type: string) =>
  (await shopper.send('changeQuantity', 200, changing(product, type))).cart

test('is empty for a new user', async () => {
  expect(await readCart()).toEqual([])
})

describe('an addition', () => {
  test('is refused when it is not JSON, lacks what it names or is unknown, and changes nothing', async () => {
    for (const text of notJson) await shopper.send('addToCart', 400, { text })
    for (const body of [{}, { product: 'saree' }])
      expect(await shopper.send('addToCart', 400, { body })).toMatchObject(naming('product'))
    for (const product of [{ title: 'Saree' }, { _id: ' ' }])
      expect(await shopper.send('addToCart', 400, { body: { product } })).toMatchObject(naming('_id'))
    for (const _id of ['a\0', 'a\ud83d'])
      expect(await shopper.send('addToCart', 400, addition({ _id }))).toMatchObject(naming('U+0000'))
    for (const name of ['__proto__', 'constructor'])
      await shopper.send('addToCart', 400, { text: `{"product":{"_id":"a","${name}":1}}` })
    await shopper.send('addToCart', 404, addition(unknown))
    expect(await readCart()).toEqual([])
  })

  test(`is refused with a quantity that is not a whole number from 1 to ${MAX_ADDED_QUANTITY}`, async () => {
    for (const qty of [0, -1, 1.5, '2', null, MAX_ADDED_QUANTITY + 1]) {
      const details = addition(products.first, qty)
      expect(await shopper.send('addToCart', 400, details)).toMatchObject(naming('qty'))
    }
    expect(await readCart()).toEqual([])
  })

  test('has quantity 1, at the price of the catalogue', async () => {
    const product = { ...products.first, price: '1', discountedPrice: '0', title: 'Free!', qty: 99 }
    const { cart } = await shopper.send('addToCart', 201, { body: { product } })
    expect(cart).toMatchObject(lines([products.first, 1]))
  })

  test('comes last, and needs only the id; of a product that is in the cart it is one more', async () => {
    const { first, second } = products
    await add(first)
    expect(await add(second)).toMatchObject(lines([first, 1], [second, 1]))
    expect(await add(first)).toMatchObject(lines([first, 2], [second, 1]))
    expect(await readCart()).toMatchObject(lines([first, 2], [second, 1]))
  })

  test(`is of as many as the body says, ${MAX_ADDED_QUANTITY} at most, and may be out of stock`, async () => {
    const { first, second, soldOut } = products
    await add(second)
    expect(await add(second, 30)).toMatchObject(lines([second, 31]))
    const two = lines([second, 31], [first, MAX_ADDED_QUANTITY])
    expect(await add(first, MAX_ADDED_QUANTITY)).toMatchObject(two)
    expect(await add(soldOut)).toMatchObject([...two, { ...soldOut, qty: 1 }])
  })
})

test('has no quantity to change of a product that it does not hold', async () => {
  for (const product of [products.first, unknown])
    await shopper.send('changeQuantity', 404, changing(product, 'increment'))
  expect(await readCart()).toEqual([])
})

describe('with two of one product and one of another', () => {
  beforeEach(async () => {
    await add(products.first, 2)
    await add(products.second)
  })

  test('increments and decrements a quantity, never below 1', async () => {
    const { first, second } = products
    expect(await change(first, 'increment')).toMatchObject(lines([first, 3], [second, 1]))
    expect(await change(first, 'decrement')).toMatchObject(lines([first, 2], [second, 1]))
    expect(await change(second, 'decrement')).toMatchObject(lines([first, 2], [second, 1]))
  })

  test('refuses a change that is not JSON, or lacks what it names, and changes nothing', async () => {
    const { first, second } = products
    for (const text of notJson) await shopper.send('changeQuantity', 400, { ...at(first), text })
    const refused = [
      [{}, 'action'],
      [{ action: {} }, 'type'],
      [{ action: { type: 'double' } }, 'type'],
    ] as const
    for (const [body, named] of refused)
      expect(await shopper.send('changeQuantity', 400, { ...at(first), body })).toMatchObject(naming(named))
    expect(await readCart()).toMatchObject(lines([first, 2], [second, 1]))
  })

  test('removes a product, whatever its quantity', async () => {
    expect(await remove(products.first)).toMatchObject(lines([products.second, 1]))
  })

  test('keeps its lines when a product is removed that is in the cart of another user, or in none', async () => {
    const { first, second, third } = products
    const other = await newShopper()
    expect((await other.send('addToCart', 201, addition(third))).cart).toMatchObject(lines([third, 1]))
    for (const product of [third, unknown])
      expect(await remove(product)).toMatchObject(lines([first, 2], [second, 1]))
    expect((await other.send('getCart', 200)).cart).toMatchObject(lines([third, 1]))
  })
})

test('makes all changes of requests at once', async () => {
  const { first, second, third, soldOut } = products
  const quantities = async () => (await readCart()).map(({ _id, qty }) => `${_id} ${qty}`).sort()
  await Promise.all([first, second, third, first, first].map((product) => add(product)))
  const added = [`${first._id} 3`, `${second._id} 1`, `${third._id} 1`]
  expect(await quantities()).toEqual(added.sort())

  await Promise.all(Array.from({ length: 5 }, () => change(first, 'increment')))
  const changed = [`${first._id} 8`, `${second._id} 1`, `${third._id} 1`]
  expect(await quantities()).toEqual(changed.sort())

  await add(soldOut)
  await Promise.all([first, second, third, soldOut].map(remove))
  expect(await readCart()).toEqual([])
})
