import { apiErrorTexts } from '@resham/contract'
import { uniqBy } from 'es-toolkit'
import { exchange, naming, newShopper, send } from './support/api'
import { allProducts, UNKNOWN_ID } from './support/products'

/** Ids that no product and no category has. */
const unknownIds = [UNKNOWN_ID, '__proto__', 'silk & zari']

const withoutRepeatedIds = <Entry extends { _id: string }>(entries: Entry[]) =>
  uniqBy(entries, ({ _id }) => _id)

test('lists the products, each with an id of its own and no higher discounted price', async () => {
  const products = await allProducts()
  expect(products.length).toBeGreaterThanOrEqual(3)
  expect(products).toEqual(withoutRepeatedIds(products))
  expect(products.filter(({ price, discountedPrice }) => Number(discountedPrice) > Number(price))).toEqual([])
})

test('returns a product as the list has it, and says which it does not know', async () => {
  const [first] = await allProducts()
  const { product } = await send('getProduct', 200, { params: { productId: `${first?._id}` } })
  expect(product).toMatchObject({ ...first })
  for (const productId of unknownIds)
    expect(await send('getProduct', 404, { params: { productId } })).toMatchObject(naming(`'${productId}'`))
})

test('lists the categories of all products, each with an id of its own', async () => {
  const { categories } = await send('getCategories', 200)
  expect(categories).toEqual(withoutRepeatedIds(categories))
  const names = new Set(categories.map(({ categoryName }) => categoryName))
  expect((await allProducts()).filter(({ categoryName }) => !names.has(categoryName))).toEqual([])
})

test('returns a category as the list has it, and says which it does not know', async () => {
  const [first] = (await send('getCategories', 200)).categories
  const { category } = await send('getCategory', 200, { params: { categoryId: `${first?._id}` } })
  expect(category).toMatchObject({ ...first })
  for (const categoryId of unknownIds)
    expect(await send('getCategory', 404, { params: { categoryId } })).toMatchObject(
      naming(`'${categoryId}'`),
    )
})

test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  'knows no %s of another path, and under /user tells that only to those with a token',
  async (method) => {
    const unknown = (path: string) => ({
      errors: [expect.stringMatching(`^There is no ${method} \\S*${path}\\. Not Found error$`)],
    })
    for (const path of ['/', '/nothing', '/users', '/products/a/b', '/auth/login/now'] as const)
      expect(await send('getProduct', 404, { method, path })).toEqual(unknown(path))
    const shopper = await newShopper()
    for (const path of ['/user', '/user/nothing', '/user/cart/a/b'] as const) {
      // An account can be deleted.
      if (method === 'DELETE' && path === '/user') continue
      const refused = await exchange('getProduct', { method, path })
      expect(refused).toMatchObject({ status: 401, body: { errors: [apiErrorTexts.invalidToken] } })
      expect(await shopper.send('getProduct', 404, { method, path })).toEqual(unknown(path))
    }
  },
)

test('knows no other method of a path that it knows', async () => {
  const others = [
    ['PUT', '/products'],
    ['GET', '/auth/login'],
  ] as const
  for (const [method, path] of others) await send('getProduct', 404, { method, path })
})

test("lists the todos of the request tester's default request", async () => {
  await send('getTodos', 200)
})
