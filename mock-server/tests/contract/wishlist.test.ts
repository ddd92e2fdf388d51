import type { ProductDto } from '../../../src/contract'
import { titleOf } from '../../../src/contract/calls'
import { aTimestamp, errorResponse, sendRequest, signUpUser, threeProducts } from './client'

const wish = (product: ProductDto) => ({ ...product, createdAt: aTimestamp, updatedAt: aTimestamp })

test(`${titleOf('getWishlist')} responds with 200 and the wishlist`, async () => {
  const { wishlist } = await signUpUser()
  expect(await wishlist.get()).toMatchObject({ status: 200, body: { wishlist: [] } })
  const [saree, other] = await threeProducts()
  await wishlist.add(saree)
  await wishlist.add(other)
  expect(await wishlist.get()).toMatchObject({
    status: 200,
    body: { wishlist: [wish(saree), wish(other)] },
  })
})

describe(titleOf('addToWishlist'), () => {
  test("responds with 201 and the wishlist, with the server's own product data", async () => {
    const { wishlist } = await signUpUser()
    const [saree] = await threeProducts()
    const { status, body } = await wishlist.add({ ...saree, discountedPrice: '1', title: 'Free!' })
    expect(status).toBe(201)
    expect(body.wishlist).toMatchObject([wish(saree)])
    expect((await wishlist.get()).body).toEqual(body)
  })

  test('responds with 201 and changes nothing when the product is already in the wishlist', async () => {
    const { wishlist } = await signUpUser()
    const [saree, other] = await threeProducts()
    await wishlist.add({ _id: saree._id })
    const { body: before } = await wishlist.add({ _id: other._id })
    expect(await wishlist.add({ _id: saree._id })).toMatchObject({ status: 201, body: before })
  })

  test('adds the products of concurrent requests', async () => {
    const { wishlist } = await signUpUser()
    const products = await threeProducts()
    await Promise.all(products.map(wishlist.add))
    const { body } = await wishlist.get()
    expect(body.wishlist.map(({ _id }) => _id).toSorted()).toEqual(products.map(({ _id }) => _id).toSorted())
  })

  test('rejects an unknown product with 404, and changes nothing', async () => {
    const { wishlist } = await signUpUser()
    expect(await wishlist.add({ _id: 'no-such-thing' })).toMatchObject(errorResponse(404))
    expect((await wishlist.get()).body.wishlist).toEqual([])
  })

  test.each([
    ['no product', {}, 'product'],
    ['a product that is null', { product: null }, 'product'],
    ['a product without _id', { product: {} }, '_id'],
  ])('rejects %s with 400 and the name of the field', async (_what, sent, field) => {
    const { wishlist } = await signUpUser()
    expect(await wishlist.send(sent)).toMatchObject(errorResponse(400, field))
    expect((await wishlist.get()).body.wishlist).toEqual([])
  })

  test('rejects a body that is not JSON with 400', async () => {
    const { token } = await signUpUser()
    for (const text of ['', 'product=1'])
      expect(await sendRequest('POST', 'user/wishlist', { token, text })).toMatchObject(errorResponse(400))
  })
})

describe(titleOf('removeFromWishlist'), () => {
  test('responds with 200 and the wishlist without the product', async () => {
    const { wishlist } = await signUpUser()
    const [saree, other] = await threeProducts()
    await wishlist.add(saree)
    await wishlist.add(other)
    const { status, body } = await wishlist.remove(saree._id)
    expect(status).toBe(200)
    expect(body.wishlist).toMatchObject([wish(other)])
    expect((await wishlist.get()).body).toEqual(body)
  })

  test('responds with 200 and the unchanged wishlist when the product is not in it', async () => {
    const { wishlist } = await signUpUser()
    const [saree, other] = await threeProducts()
    await wishlist.add(saree)
    for (const id of [other._id, 'no-such-thing'])
      expect(await wishlist.remove(id)).toMatchObject({ status: 200, body: { wishlist: [wish(saree)] } })
  })
})
