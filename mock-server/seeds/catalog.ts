import type { CategoryDto, CategoryId, ProductDto, ProductId, ProductsResponse } from '../../src/contract'
import { unknownCategory, unknownProduct } from '../rules/notFound'
import { categories } from './categories'
import { products as seeds } from './products'

// The catalogue is read-only, so it is served from the seeds, without Mirage's database.
export { categories }

let products: ProductDto[] = seeds
let json: string | undefined

/** Returns the response of GET /products (specification, section 7); JSON text when the catalogue is generated. */
export const productsResponse = (): ProductsResponse | string => json ?? { products }

/** Takes a number of products; replaces the catalogue by as many, the seeds first. */
export const extendCatalog = async (count: number): Promise<void> => {
  const { generateProducts } = await import(/* webpackChunkName: "growth" */ './generateProducts')
  const generated = await generateProducts(seeds, count)
  products = generated.products
  json = generated.json
}

/** Whether the catalogue has a product with this id. */
export const isProduct = (id: ProductId): boolean => products.some(({ _id }) => _id === id)

/** Takes an id; returns the product. Throws 404 when there is none. */
export const findProduct = (id: ProductId | undefined): ProductDto => {
  const product = products.find(({ _id }) => _id === id)
  if (!product) throw unknownProduct(id)
  return product
}

/** Takes an id; returns the category. Throws 404 when there is none. */
export const findCategory = (id: CategoryId | undefined): CategoryDto => {
  const category = categories.find(({ _id }) => _id === id)
  if (!category) throw unknownCategory(id)
  return category
}
