import type { CallQuery } from '@resham/contract'
import type { Product } from '@/shared/product/product'

const SUGGESTED = 8

/**
 * The query that finds the products of `relatedProducts`. It asks for one more, as one may be the product.
 */
export const relatedQuery = ({ categoryName }: Product): string => {
  const query = { category: categoryName, limit: String(SUGGESTED + 1) } satisfies CallQuery<'getProducts'>
  return String(new URLSearchParams(query))
}

/** Other products, the first ones of the same category: those in stock first, then by rating. */
export const relatedProducts = (product: Product, products: Product[]): Product[] =>
  products
    .filter(({ categoryName }) => categoryName === product.categoryName)
    .slice(0, SUGGESTED + 1)
    .filter(({ _id }) => _id !== product._id)
    .slice(0, SUGGESTED)
    .toSorted((a, b) => Number(b.inStock) - Number(a.inStock) || b.rating - a.rating)
