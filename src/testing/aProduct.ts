import type { Product } from '@/shared/product/product'

/** Returns a product of the client, with the given fields replaced. */
export const aProduct = (its: Partial<Product> = {}): Product => ({
  _id: 'a-saree',
  title: 'A saree',
  description: 'Woven slowly.',
  imageLink: '/images/a-saree-900.jpg',
  price: 10_000,
  discountedPrice: 8_000,
  rating: 4,
  reviews: '86',
  inStock: true,
  size: '5.5 meters',
  deliveryTime: 5,
  categoryName: 'Saree',
  ...its,
})
