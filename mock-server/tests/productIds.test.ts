import type { CartResponse, ProductResponse, ProductsResponse } from '@resham/contract'
import { anyProductId } from '@resham/server/tests/support/anyProductId'
import * as fc from 'fast-check'
import { setCatalog } from '../catalog/catalog'
import { extendCatalog } from '../catalog/extendCatalog'
import { products } from '../seeds/products'
import { createShopper } from './createShopper'
import { sendRequest, startServerForEachTest } from './serverForEachTest'

const server = startServerForEachTest()

afterEach(() => extendCatalog(0))

test('any id that can be imported names its product in a path, in a list of ids and in a cart', async () => {
  const { token } = await createShopper(server())
  const [saree] = products
  const send = <Body>(method: string, path: string, body?: object) =>
    sendRequest<Body>(method, path, { token, ...(body && { body }) })
  await fc.assert(
    fc.asyncProperty(anyProductId, async (_id) => {
      setCatalog([...products, { ...saree, _id } as (typeof products)[number]])
      const id = encodeURIComponent(_id)
      expect((await send<ProductResponse>('GET', `products/${id}`)).body.product._id).toBe(_id)
      expect((await send<ProductsResponse>('GET', `products?ids=none,${id}`)).body.products).toMatchObject([
        { _id },
      ])
      await send('POST', 'user/cart', { product: { _id } })
      await send('POST', `user/cart/${id}`, { action: { type: 'increment' } })
      expect((await send<CartResponse>('GET', 'user/cart')).body.cart).toMatchObject([{ _id, qty: 2 }])
      expect((await send<CartResponse>('DELETE', `user/cart/${id}`)).body.cart).toEqual([])
    }),
  )
})
