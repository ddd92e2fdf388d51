import { aProduct } from '@/testing/aProduct'
import { parseReviewCount, productJsonLd } from './productJsonLd'

const setOrigin = (siteUrl: string) =>
  jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: siteUrl })

afterEach(() => {
  jest.restoreAllMocks()
})

describe('productJsonLd', () => {
  test.each([
    ['86', 86],
    ['3.1k', 3100],
    ['12K', 12_000],
    ['', undefined],
    ['many', undefined],
  ])('reads %j reviews as %s', (reviews, count) => {
    expect(parseReviewCount(reviews)).toBe(count)
  })

  test('describes the product, its price and its availability', () => {
    setOrigin('https://resham.example')
    const [product] = productJsonLd(aProduct({ imageLink: '/images/rust-ikat-kurti-900.jpg' }))
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'A saree',
      url: 'https://resham.example/products/a-saree',
      image: [
        'https://resham.example/images/rust-ikat-kurti-900.jpg',
        'https://resham.example/images/og/rust-ikat-kurti.jpg',
      ],
      aggregateRating: { ratingValue: 4, reviewCount: 86 },
      offers: {
        url: 'https://resham.example/products/a-saree',
        price: 8000,
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        seller: { name: 'Resham' },
        shippingDetails: {
          shippingRate: { value: 0, currency: 'INR' },
          shippingDestination: { addressCountry: 'IN' },
          deliveryTime: { transitTime: { maxValue: 5, unitCode: 'DAY' } },
        },
      },
    })
  })

  test('marks a product out of stock, and omits the rating without reviews', () => {
    const [product] = productJsonLd(aProduct({ inStock: false, reviews: '' }))
    expect(product.offers.availability).toBe('https://schema.org/OutOfStock')
    expect(product).not.toHaveProperty('aggregateRating')
  })

  test('says that a rating of 0 is on the scale, which begins at 1 by default', () => {
    const [product] = productJsonLd(aProduct({ rating: 0 }))
    expect(product).toMatchObject({ aggregateRating: { ratingValue: 0, worstRating: 0 } })
  })

  test('lists an external picture unchanged, once', () => {
    setOrigin('https://resham.example')
    const [product] = productJsonLd(aProduct({ imageLink: 'https://pictures.example/saree.jpg' }))
    expect(product).toMatchObject({ image: ['https://pictures.example/saree.jpg'] })
  })

  test('lists Home, Products, the category and the title as breadcrumbs', () => {
    setOrigin('https://resham.example')
    const [, { itemListElement: crumbs }] = productJsonLd(aProduct())
    expect(crumbs.map((crumb) => Object.values(crumb).slice(1))).toEqual([
      [1, 'Home', 'https://resham.example/'],
      [2, 'Products', 'https://resham.example/products'],
      [3, 'Saree Collection', 'https://resham.example/products?category=Saree'],
      [4, 'A saree', 'https://resham.example/products/a-saree'],
    ])
  })

  test('writes no URL without an origin', () => {
    setOrigin('')
    const text = JSON.stringify(productJsonLd(aProduct()))
    expect(text.replaceAll('https://schema.org', '')).not.toMatch(/http|undefined|"url"|"image"|"item"/)
  })
})
