import { paths } from '@/shared/paths'
import type { Product } from '@/shared/product/product'

/** The number that a text such as '86' or '3.1k' stands for; undefined when it stands for none. */
export const reviewCount = (reviews: string): number | undefined => {
  const [, digits, thousands] = /^(\d+(?:\.\d+)?)(k?)$/i.exec(reviews.trim()) ?? []
  return digits === undefined ? undefined : Math.round(Number(digits) * (thousands ? 1000 : 1))
}

/** The whole address of a product's page, without filters or anything else of this visit. */
export const addressOf = ({ _id }: Pick<Product, '_id'>, origin: string): string =>
  origin + paths.product(_id)

/** A product in the vocabulary of schema.org, for those who list it elsewhere. Takes where the shop stands. */
export const describeProduct = (product: Product, origin: string) => {
  const count = reviewCount(product.reviews)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    sku: product._id,
    name: product.title,
    description: product.description,
    category: product.categoryName,
    image: [new URL(product.imageLink, origin).href],
    brand: { '@type': 'Brand', name: 'Resham' },
    ...(count && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: product.rating, reviewCount: count },
    }),
    offers: {
      '@type': 'Offer',
      url: addressOf(product, origin),
      price: product.discountedPrice,
      priceCurrency: 'INR',
      availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
    },
  }
}
