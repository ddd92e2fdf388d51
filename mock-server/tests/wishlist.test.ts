import type { ProductDto, WishlistAnswer, WishlistItemDto } from '../../src/contract'
import { products } from '../seeds/products'
import { call, holdClockAt, serveEachTest } from './client'

const server = serveEachTest()

const [saree, other] = products as [ProductDto, ProductDto]
const MORNING = '2031-05-04T09:00:00Z'
const EVENING = '2031-05-04T19:30:00Z'

const wish = (product: ProductDto, at = MORNING): WishlistItemDto => ({
  ...product,
  createdAt: at,
  updatedAt: at,
})

/** A shopper with these wishes, made in the morning; it is evening now. */
const shopperWith = async (...wishlist: ProductDto[]) => {
  holdClockAt(MORNING)
  const { token } = await server().seedShopper({ wishlist })
  holdClockAt(EVENING)
  return {
    token,
    look: () => call<WishlistAnswer>('GET', 'user/wishlist', { token }),
    add: (product: unknown) => call<WishlistAnswer>('POST', 'user/wishlist', { token, body: { product } }),
    remove: (_id: string) => call<WishlistAnswer>('DELETE', `user/wishlist/${_id}`, { token }),
  }
}

test('GET user/wishlist answers 200 with the wishlist', async () => {
  const { look } = await shopperWith(saree, other)
  const { status, body } = await look()
  expect(status).toBe(200)
  expect(body).toEqual({ wishlist: [wish(saree), wish(other)] })
})

describe('POST user/wishlist', () => {
  test("answers 201 with the wishlist; the new wish is the server's own product", async () => {
    const { add, look } = await shopperWith(saree)
    const { status, body } = await add({ ...other, discountedPrice: '1', title: 'Free!', qty: 4 })
    expect(status).toBe(201)
    expect(body).toEqual({ wishlist: [wish(saree), wish(other, EVENING)] })
    expect((await look()).body).toEqual(body)
  })

  test('answers 201 and changes nothing when the product is there already', async () => {
    const { add } = await shopperWith(saree, other)
    const { status, body } = await add(saree)
    expect(status).toBe(201)
    expect(body).toEqual({ wishlist: [wish(saree), wish(other)] })
  })

  test('loses nothing when several arrive at once', async () => {
    const { add, look } = await shopperWith()
    await Promise.all(products.map(add))
    expect((await look()).body.wishlist).toHaveLength(products.length)
  })

  test('refuses an unknown product with 404 that says which', async () => {
    const { add, look } = await shopperWith(saree)
    const { status, body } = await add({ _id: 'no-such-thing' })
    expect(status).toBe(404)
    expect(body).toEqual({ errors: [expect.stringContaining("'no-such-thing'")] })
    expect((await look()).body.wishlist).toEqual([wish(saree)])
  })

  test.each([
    ['no product', '{}', "'product'"],
    ['a product that is null', '{"product":null}', "'product'"],
    ['a product without _id', '{"product":{}}', "'product._id'"],
    ['no JSON', 'product=1', 'JSON'],
    ['nothing', '', 'JSON'],
  ])('refuses %s with 400 that says so', async (_what, text, named) => {
    const { token, look } = await shopperWith(saree)
    const { status, body } = await call('POST', 'user/wishlist', { token, text })
    expect(status).toBe(400)
    expect(body).toEqual({ errors: [expect.stringContaining(named)] })
    expect((await look()).body.wishlist).toEqual([wish(saree)])
  })
})

describe('DELETE user/wishlist/{productId}', () => {
  test('answers 200 with the wishlist without the product', async () => {
    const { remove, look } = await shopperWith(saree, other)
    const { status, body } = await remove(saree._id)
    expect(status).toBe(200)
    expect(body).toEqual({ wishlist: [wish(other)] })
    expect((await look()).body).toEqual(body)
  })

  test.each([other._id, 'no-such-thing'])(
    'of %s, which is not there, answers 200 with the wishlist as it is',
    async (id) => {
      const { remove } = await shopperWith(saree)
      expect(await remove(id)).toMatchObject({ status: 200, body: { wishlist: [wish(saree)] } })
    },
  )
})
