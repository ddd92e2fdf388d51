import { randomProducts } from '../seeds/generateProducts'
import { products as seeds } from '../seeds/products'
import { setCatalog } from './catalog'

/** Takes a number of products; replaces the catalogue by as many, the seeds first. */
export const extendCatalog = (count: number): void =>
  setCatalog([...seeds, ...randomProducts(seeds, count - seeds.length)])
