import { createHash } from 'node:crypto'
import type { CategoryDto, ProductDto } from '../../src/contract'
import type { Database } from '../database/database'
import { readCatalog } from './readCatalog'

/** How long a process serves the catalogue before it reads it again, in ms. */
const MAX_AGE = 1_000

/** The JSON of a response, and its entity tag. */
export type CachedJson = { json: string; etag: string }

type CachedCatalog = {
  productList: CachedJson
  categoryList: CachedJson
  products: Map<string, ProductDto>
  categories: Map<string, CategoryDto>
}

const prepare = (body: object): CachedJson => {
  const json = JSON.stringify(body)
  return { json, etag: `"${createHash('sha256').update(json).digest('base64url')}"` }
}

const load = async (database: Database): Promise<CachedCatalog> => {
  const { products, categories } = await readCatalog(database)
  return {
    productList: prepare({ products }),
    categoryList: prepare({ categories }),
    products: new Map(products.map((product) => [product._id, product])),
    categories: new Map(categories.map((category) => [category._id, category])),
  }
}

export type GetCatalog = () => Promise<CachedCatalog>

/** Takes the database; returns a function that resolves with the catalogue, at most a second old. */
export const createCatalogCache = (database: Database): GetCatalog => {
  let cached: { at: number; catalog: Promise<CachedCatalog> } | undefined
  return () => {
    if (cached && performance.now() - cached.at < MAX_AGE) return cached.catalog
    const loading = { at: performance.now(), catalog: load(database) }
    cached = loading
    loading.catalog.catch(() => {
      if (cached === loading) cached = undefined
    })
    return loading.catalog
  }
}
