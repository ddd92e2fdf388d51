import type { CategoryDto, CategoryId, ProductDto, ProductId, ProductsAnswer } from '../src/contract'
import { Refusal } from './respond'
import { categories } from './seeds/categories'
import { products as seeds } from './seeds/products'

/**
 * The catalogue is only ever read, so it is served straight from the seeds. Nothing has to be
 * loaded, and it is the same in tests, where Mirage would run no seeds.
 */
export { categories }

let products: ProductDto[] = seeds
let written: string | undefined

/** Every product there is, as the wire has them; already written, where there are so many that it takes a while. */
export const productsAnswer = (): ProductsAnswer | string => written ?? { products }

/** Makes as many products as `perfN` asks for; what makes them is loaded only then. */
export const growTo = async (count: number): Promise<void> => {
  const { grow } = await import(/* webpackChunkName: "growth" */ './seeds/grow')
  const grown = await grow(seeds, count)
  products = grown.products
  written = grown.written
}

/** Whether the catalogue has a product with this id. */
export const isProduct = (id: ProductId): boolean => products.some(({ _id }) => _id === id)

/** Takes an id; returns the product, or refuses with 404. */
export const findProduct = (id: ProductId | undefined): ProductDto => {
  const product = products.find(({ _id }) => _id === id)
  if (!product) throw new Refusal(404, `There is no product '${id}'. Not Found error`)
  return product
}

/** Takes an id; returns the category, or refuses with 404. */
export const findCategory = (id: CategoryId | undefined): CategoryDto => {
  const category = categories.find(({ _id }) => _id === id)
  if (!category) throw new Refusal(404, `There is no category '${id}'. Not Found error`)
  return category
}
