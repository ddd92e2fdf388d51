import { naming, newShopper, type Shopper } from './support/api'
import { addition, at, firstProducts, type Products, UNKNOWN_ID } from './support/products'

let products: Products
let shopper: Shopper
beforeAll(async () => {
  products = await firstProducts()
})
beforeEach(async () => {
  shopper = await newShopper()
})

const unknown = { _id: UNKNOWN_ID }
const readWishlist = async () => (await shopper.send('getWishlist', 200)).wishlist
const add = async (product: { _id: string }) =>
  (await shopper.send('addToWishlist', 201, addition(product))).wishlist
const remove = async (product: { _id: string }) =>
  (await shopper.send('removeFromWishlist', 200, at(product))).wishlist

test('is empty for a new user', async () => {
  expect(await readWishlist()).toEqual([])
})

test('refuses an addition that is not JSON, lacks what it names or is unknown, and changes nothing', async () => {
  for (const text of ['', 'product=1']) await shopper.send('addToWishlist', 400, { text })
  for (const body of [{}, { product: null }])
    expect(await shopper.send('addToWishlist', 400, { body })).toMatchObject(naming('product'))
  const withoutId = { body: { product: {} } }
  expect(await shopper.send('addToWishlist', 400, withoutId)).toMatchObject(naming('_id'))
  await shopper.send('addToWishlist', 404, addition(unknown))
  expect(await readWishlist()).toEqual([])
})

test('takes the price of the catalogue', async () => {
  const body = { product: { ...products.first, discountedPrice: '0', title: 'Free!' } }
  const { wishlist } = await shopper.send('addToWishlist', 201, { body })
  expect(wishlist).toMatchObject([products.first])
})

test('adds each product once, after the others, and needs only the id', async () => {
  const { first, second } = products
  await add(first)
  expect(await add(second)).toMatchObject([first, second])
  expect(await add(first)).toMatchObject([first, second])
  expect(await readWishlist()).toMatchObject([first, second])
})

test('is that of one user', async () => {
  await add(products.first)
  const other = await newShopper()
  expect((await other.send('getWishlist', 200)).wishlist).toEqual([])
})

test('removes a product, and changes nothing for one that it does not hold', async () => {
  const { first, second, third } = products
  await add(first)
  await add(second)
  for (const product of [third, unknown]) expect(await remove(product)).toMatchObject([first, second])
  expect(await remove(first)).toMatchObject([second])
})

test('holds all products that are added at once, each once', async () => {
  const { first, second, third } = products
  await add(second)
  await Promise.all([first, third, first].map(add))
  const ids = (await readWishlist()).map(({ _id }) => _id)
  expect(ids.sort()).toEqual([first, second, third].map(({ _id }) => _id).sort())
})
