import { readPublic } from '../routes/readPublic'
import { products } from '../seeds/products'

const [saree] = products

test.each([
  ['products?ids=kota-doria', { products: [] }],
  [`products/${saree?._id.replace('-', '%2D')}`, { product: saree }],
  ['products/nothing', undefined],
  ['categories/nothing', undefined],
])('GET %s has this body', async (path, body) => {
  expect(await readPublic(path)).toEqual(body)
})

test.each([
  ['products?limit=x', /limit/],
  ['user/cart', /no GET user\/cart/],
  ['auth/login', /no GET auth\/login/],
  ['products/a/b', /no GET products\/a\/b/],
])('GET %s throws', async (path, message) => {
  await expect(readPublic(path)).rejects.toThrow(message)
})
