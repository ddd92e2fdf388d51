import { aProduct } from '@/testing/aProduct'
import { describeProduct, reviewCount } from './describeProduct'

test.each([
  ['86', 86],
  ['3.1k', 3100],
  ['12K', 12_000],
  ['', undefined],
  ['many', undefined],
])('%j reviews are %s', (reviews, count) => {
  expect(reviewCount(reviews)).toBe(count)
})

test('a product says what it is, what it costs and whether it is there', () => {
  expect(describeProduct(aProduct(), 'https://resham.example')).toMatchObject({
    '@type': 'Product',
    name: 'A saree',
    image: ['https://resham.example/images/a-saree-900.jpg'],
    aggregateRating: { ratingValue: 4, reviewCount: 86 },
    offers: {
      url: 'https://resham.example/products/a-saree',
      price: 8000,
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
    },
  })
})

test('what is not there says so, and what nobody reviewed has no rating', () => {
  const described = describeProduct(aProduct({ inStock: false, reviews: '' }), 'https://resham.example')
  expect(described.offers.availability).toBe('https://schema.org/OutOfStock')
  expect(described).not.toHaveProperty('aggregateRating')
})
