import { createHash } from 'node:crypto'
import { once } from 'es-toolkit'
import type { CategoryDto, ProductDto } from '../../src/contract'
import type { Database } from '../database/database'
import { type Bytes, type Encoding, encoders } from '../http/compression'
import { readCatalog } from '../tools/catalogFiles/readCatalog'

/** How long a process serves the catalogue before it reads it again, in ms. */
const MAX_AGE = 1_000

/** The JSON of a response, its entity tag, and functions that compress it once. */
export type CachedJson = { json: string; etag: string; encoded: Record<Encoding, () => Promise<Bytes>> }

type CachedCatalog = {
  productList: CachedJson
  categoryList: CachedJson
  products: Map<string, ProductDto>
  categories: Map<string, CategoryDto>
}

/** Returns the previous response if it is the same, with what was compressed of it. */
const prepare = (body: object, previous: CachedJson | undefined): CachedJson => {
  const json = JSON.stringify(body)
  // Weak: it is the same for every encoding.
  const etag = `W/"${createHash('sha256').update(json).digest('base64url')}"`
  if (previous?.etag === etag) return previous
  return {
    json,
    etag,
    encoded: { br: once(() => encoders.br(json)), gzip: once(() => encoders.gzip(json)) },
  }
}

const load = async (database: Database, previous: CachedCatalog | undefined): Promise<CachedCatalog> => {
  const { products, categories } = await readCatalog(database)
  return {
    productList: prepare({ products }, previous?.productList),
    categoryList: prepare({ categories }, previous?.categoryList),
    products: new Map(products.map((product) => [product._id, product])),
    categories: new Map(categories.map((category) => [category._id, category])),
  }
}

export type GetCatalog = () => Promise<CachedCatalog>

/** Takes the database; returns a function that resolves with the catalogue, at most a second old. */
export const createCatalogCache = (database: Database): GetCatalog => {
  let cached: { at: number; catalog: Promise<CachedCatalog> } | undefined
  let latest: CachedCatalog | undefined
  return () => {
    if (cached && performance.now() - cached.at < MAX_AGE) return cached.catalog
    const loading = { at: performance.now(), catalog: load(database, latest) }
    cached = loading
    loading.catalog.then(
      (catalog) => {
        latest = catalog
      },
      () => {
        if (cached === loading) cached = undefined
      },
    )
    return loading.catalog
  }
}
