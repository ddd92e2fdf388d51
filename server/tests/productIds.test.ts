import type { CartResponse, ProductResponse, ProductsResponse } from '@resham/contract'
import { products } from '@resham/mock-server/seeds/products'
import * as fc from 'fast-check'
import { anyProductId } from './support/anyProductId'
import { apiOf } from './support/api'
import { createTestDatabase, importProducts, start } from './support/fixtures'

test('any id that can be imported names its product in a path, in a list of ids and in a cart', async () => {
  const ids = [...new Set(fc.sample(anyProductId, 100))]
  const database = await createTestDatabase()
  // This start creates the tables. It has to end, because the embedded database allows only one process.
  await (await start(database)).stop()
  await importProducts(
    database,
    ids.map((_id) => ({ ...products[0], _id })),
  )
  const { url } = await start(database)
  const api = apiOf(url)
  const token = await api.newToken()
  const send = <Body>(method: string, path: string, body?: object) =>
    api.send<Body>(method, path, { token, ...(body && { body }) })
  for (const _id of ids) {
    const id = encodeURIComponent(_id)
    expect((await send<ProductResponse>('GET', `products/${id}`)).body).toMatchObject({ product: { _id } })
    const listed = await send<ProductsResponse>('GET', `products?ids=none,${id}`)
    expect(listed.body.products).toMatchObject([{ _id }])
    await send('POST', 'user/cart', { product: { _id } })
    await send('POST', `user/cart/${id}`, { action: { type: 'increment' } })
    expect((await api.cart(token)).body.cart).toMatchObject([{ _id, qty: 2 }])
    expect((await send<CartResponse>('DELETE', `user/cart/${id}`)).body.cart).toEqual([])
  }
})
