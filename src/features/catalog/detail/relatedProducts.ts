import type { Product } from '@/shared/product/product'

const SUGGESTED = 8

/** Other products of the same category: those in stock first, then by rating. */
export const relatedProducts = (product: Product, products: Product[]): Product[] =>
  products
    .filter(({ _id, categoryName }) => _id !== product._id && categoryName === product.categoryName)
    .toSorted((a, b) => Number(b.inStock) - Number(a.inStock) || b.rating - a.rating)
    .slice(0, SUGGESTED)
