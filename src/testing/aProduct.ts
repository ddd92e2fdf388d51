import type { Product } from '@/shared/product/product'

/** A garment for the tables of the pure rules; say only what the row is about. */
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
