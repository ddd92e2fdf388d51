import type { CategoryDto, CategoryId, ProductDto, ProductId } from '../src/contract'
import { Refusal } from './respond'
import { categories } from './seeds/categories'
import { products } from './seeds/products'

/**
 * The catalogue is only ever read, so it is served straight from the seeds. Nothing has to be
 * loaded, and it is the same in tests, where Mirage would run no seeds.
 */
export { categories, products }

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
