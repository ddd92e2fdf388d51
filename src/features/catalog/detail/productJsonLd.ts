import { absoluteUrl } from '@/shared/metadata/absoluteUrl'
import { breadcrumbsJsonLd } from '@/shared/metadata/listJsonLd'
import { collectionOf } from '@/shared/product/collection'
import type { Product } from '@/shared/product/product'
import { paths } from '@/shared/routing/paths'
import { socialPicture } from './socialPicture'

/** Parses a count such as '86' or '3.1k'; undefined when it is not a number. */
export const parseReviewCount = (reviews: string): number | undefined => {
  const [, digits, thousands] = /^(\d+(?:\.\d+)?)(k?)$/i.exec(reviews.trim()) ?? []
  return digits === undefined ? undefined : Math.round(Number(digits) * (thousands ? 1000 : 1))
}

const upToDays = (maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue: 0,
  maxValue,
  unitCode: 'DAY',
})

/** The delivery of an order, which is free and within India. The days of a product include its packing. */
const freeDelivery = (days: number) => ({
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'INR' },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    handlingTime: upToDays(0),
    transitTime: upToDays(days),
  },
})

/** A product and its breadcrumbs as schema.org data, for search engines. Without `SITE_URL` the URLs are left out. */
export const productJsonLd = (product: Product) => {
  const count = parseReviewCount(product.reviews)
  const url = absoluteUrl(paths.product(product._id))
  // The shop's own picture, and the one for shared links.
  const images = [product.imageLink, socialPicture(product).path].map(absoluteUrl)
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      sku: product._id,
      name: product.title,
      description: product.description,
      category: product.categoryName,
      ...(url && { url, image: [...new Set(images)] }),
      brand: { '@type': 'Brand', name: 'Resham' },
      ...(count && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: product.rating,
          worstRating: 0,
          reviewCount: count,
        },
      }),
      offers: {
        '@type': 'Offer',
        ...(url && { url }),
        price: product.discountedPrice,
        priceCurrency: 'INR',
        availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
        itemCondition: 'https://schema.org/NewCondition',
        seller: { '@type': 'Organization', name: 'Resham' },
        shippingDetails: freeDelivery(product.deliveryTime),
      },
    },
    breadcrumbsJsonLd(collectionOf(product.categoryName), {
      name: product.title,
      path: paths.product(product._id),
    }),
  ] as const
}
