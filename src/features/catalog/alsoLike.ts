import type { Product } from '@/shared/product/product'

/** How many are suggested. */
const SUGGESTED = 8

/** Others of the same category: what can be bought before what cannot, the best rated first. */
export const alsoLike = (product: Product, products: Product[]): Product[] =>
  products
    .filter(({ _id, categoryName }) => _id !== product._id && categoryName === product.categoryName)
    .toSorted((a, b) => Number(b.inStock) - Number(a.inStock) || b.rating - a.rating)
    .slice(0, SUGGESTED)
