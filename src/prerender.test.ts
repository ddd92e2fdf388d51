import { categories } from '../mock-server/seeds/categories'
import { products } from '../mock-server/seeds/products'

process.env.API_URL = 'https://api.example'

const [saree] = products
const of = (changes: object) => ({ products: [{ ...saree, ...changes }] })

/** Prerenders the shop with these responses of the server; a text is a body as it is. */
const prerenderFrom = async (bodies: { products?: unknown; categories?: unknown }, status = 200) => {
  const all = { products: { products }, categories: { categories }, ...bodies }
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const body = all[String(url).endsWith('products') ? 'products' : 'categories']
    if (body instanceof Error) throw body
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  })
  const { prerender } = await import('./prerender')
  return prerender()
}

afterEach(() => {
  jest.restoreAllMocks()
})

describe('prerender, with a real server', () => {
  test.each<[what: string, products: unknown, reason: string]>([
    ['a page instead of JSON', '<p>\n</p>', `Unexpected token '<', "<p> </p>" is not valid JSON`],
    ['no list', {}, 'products is missing'],
    ['nothing', null, 'the body is null instead of an object'],
    [
      'a product without a price',
      of({ price: '' }),
      `${saree?._id}: products[0].price is "", which does not match /^\\d+$/`,
    ],
    ['a product without an id', of({ _id: '' }), 'products[0]._id is empty'],
    [
      'half a URL',
      of({ imageLink: 'https://' }),
      `${saree?._id}: products[0].imageLink is "https://": neither a path nor a URL`,
    ],
    [
      'no server',
      new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }),
      'fetch failed: ECONNREFUSED',
    ],
    [
      'a wrong certificate',
      new TypeError('fetch failed', { cause: new Error('self-signed') }),
      'fetch failed: self-signed',
    ],
  ])('%s stops the build with one line', async (_what, body, reason) => {
    await expect(prerenderFrom({ products: body })).rejects.toThrow(
      new Error(
        `API_URL: https://api.example/api/products could not be read (${reason}). PRERENDER=none builds without it.`,
      ),
    )
  })

  test('a status stops it, and so does a category', async () => {
    await expect(prerenderFrom({}, 503)).rejects.toThrow('could not be read (status 503)')
    await expect(
      prerenderFrom({ categories: { categories: [{ ...categories[0], image: '' }] } }),
    ).rejects.toThrow(
      'https://api.example/api/categories could not be read (saree: categories[0].image is "": neither',
    )
  })

  test('the listing of more than 60 products has only the categories, a product its page', async () => {
    const many = Array.from({ length: 61 }, (_, i) => ({ ...saree, _id: `saree-${i}`, title: `Saree ${i}` }))
    const pages = await prerenderFrom({ products: { products: many } })
    const pageOf = (path: string) => pages.find(({ data }) => data.path === path)
    expect(pageOf('/products')?.markup).toContain(categories[0]?.categoryName)
    expect(JSON.stringify(pageOf('/products'))).not.toContain('Saree 1')
    expect(pageOf('/products/saree-1')?.markup).toContain('Saree 1')
  })
})
