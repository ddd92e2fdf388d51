import type { ProductDto } from '@resham/contract'
import { products } from '@resham/mock-server/seeds/products'
import { FEED_END, feedHead, feedItems } from './productFeed.cjs'

const SITE_URL = 'https://resham.example'
const [saree] = products as [ProductDto]

/** The attributes of each item, in the order of the feed, as a parser reads them. */
const read = (list: ProductDto[]) => {
  const xml = feedHead(SITE_URL) + feedItems(SITE_URL, list) + FEED_END
  const feed = new DOMParser().parseFromString(xml, 'text/xml')
  expect(feed.querySelector('parsererror')).toBeNull()
  return Array.from(feed.querySelectorAll('rss[version="2.0"] > channel > item'), (item) =>
    Array.from(item.children, (element) => {
      expect(element.namespaceURI).toBe('http://base.google.com/ns/1.0')
      return [element.localName, element.textContent ?? ''] as const
    }),
  )
}

const readOne = (changes: Partial<ProductDto>) =>
  Object.fromEntries(read([{ ...saree, ...changes }])[0] ?? [])

/** What Google Merchant Center demands of each attribute; all but the last are required here. */
const RULES: Record<string, RegExp> = {
  id: /^\S{1,50}$/,
  title: /^.{1,150}$/,
  description: /^.{1,5000}$/s,
  link: /^https:\/\/resham\.example\/products\/\S+$/,
  image_link: /^https:\/\/\S+$/,
  availability: /^(in_stock|out_of_stock)$/,
  condition: /^new$/,
  brand: /^Resham$/,
  identifier_exists: /^no$/,
  price: /^\d+\.\d\d INR$/,
  product_type: /^\S.{0,749}$/,
  size: /^\S.{0,99}$/,
  shipping: /^IN0\.00 INR$/,
  sale_price: /^\d+\.\d\d INR$/,
}

test('each seed has every attribute once, as Google Merchant Center takes it', () => {
  const items = read(products)
  expect(items).toHaveLength(products.length)
  for (const item of items) {
    const names = item.map(([name]) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(expect.arrayContaining(Object.keys(RULES).slice(0, -1)))
    for (const [name, text] of item)
      expect([name, text]).toEqual([name, expect.stringMatching(RULES[name] ?? /$^/)])
  }
})

test('a product is described as the API does', () => {
  expect(readOne({ price: '26800', discountedPrice: '19900', inStock: true })).toMatchObject({
    id: saree._id,
    title: saree.title,
    description: saree.description,
    link: `${SITE_URL}/products/${saree._id}`,
    image_link: SITE_URL + saree.imageLink,
    availability: 'in_stock',
    price: '26800.00 INR',
    sale_price: '19900.00 INR',
    product_type: saree.categoryName,
    size: saree.size,
  })
})

test.each<[what: string, changes: Partial<ProductDto>, attributes: object]>([
  ['is out of stock', { inStock: false }, { availability: 'out_of_stock' }],
  [
    'has leading zeros in its prices',
    { price: '010', discountedPrice: '09' },
    { price: '10.00 INR', sale_price: '9.00 INR' },
  ],
  [
    'has a picture elsewhere',
    { imageLink: 'http://a.example/b c.jpg' },
    { image_link: 'http://a.example/b%20c.jpg' },
  ],
  ['has an id to be encoded', { _id: 'a&b ?' }, { id: 'a&b ?', link: `${SITE_URL}/products/a%26b%20%3F` }],
  ['has a text of markup', { title: `<b> & "it's" ]]>` }, { title: `<b> & "it's" ]]>` }],
  [
    'has what XML forbids',
    { title: 'a\u0000b\u001fc\ud800d\udc00e\ufffef\uffffg\t👗' },
    { title: 'abcdefg\t👗' },
  ],
  ['has a long title', { title: `${'a'.repeat(149)}👗` }, { title: 'a'.repeat(149) }],
  ['has a title of the longest length', { title: 'é'.repeat(150) }, { title: 'é'.repeat(150) }],
  ['has a long description', { description: 'a'.repeat(5_001) }, { description: 'a'.repeat(5_000) }],
])('a product that %s', (_what, changes, attributes) => {
  expect(readOne(changes)).toMatchObject(attributes)
})

test('a product that is not reduced has no sale price', () => {
  expect(readOne({ price: '500', discountedPrice: '500' })).not.toHaveProperty('sale_price')
})

test.each([
  ['costs nothing', { price: '0', discountedPrice: '0' }],
  ['is reduced to nothing', { price: '500', discountedPrice: '0' }],
])('a product that %s is not in the feed, because Google refuses its price', (_what, changes) => {
  expect(read([{ ...saree, ...changes }, saree]).map(([id]) => id)).toEqual([['id', saree._id]])
  expect(feedItems(SITE_URL, [{ ...saree, ...changes }])).toBe('')
})
