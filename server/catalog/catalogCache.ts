import { createHash } from 'node:crypto'
import type { CategoryDto, ProductDto } from '../../src/contract'
import type { Database } from '../database/database'
import { PRODUCT_FIELDS } from '../database/json'

/** How long a process serves the catalogue before it reads it again, in ms. */
const MAX_AGE = 1_000

/** The JSON of a response, and its entity tag. */
export type Prepared = { json: string; etag: string }

type Catalog = {
  productList: Prepared
  categoryList: Prepared
  products: Map<string, ProductDto>
  categories: Map<string, CategoryDto>
}

const prepare = (body: object): Prepared => {
  const json = JSON.stringify(body)
  return { json, etag: `"${createHash('sha256').update(json).digest('base64url')}"` }
}

const load = async ({ query }: Database): Promise<Catalog> => {
  const [row] = await query<{ products: ProductDto[]; categories: CategoryDto[] }>(
    `select
       (select coalesce(json_agg(json_build_object(${PRODUCT_FIELDS}) order by p.position), '[]') from products p)
         as products,
       (select coalesce(json_agg(json_build_object('_id', id, 'categoryName', name, 'image', image)
         order by position), '[]') from categories) as categories`,
  )
  const { products, categories } = row ?? { products: [], categories: [] }
  return {
    productList: prepare({ products }),
    categoryList: prepare({ categories }),
    products: new Map(products.map((product) => [product._id, product])),
    categories: new Map(categories.map((category) => [category._id, category])),
  }
}

export type CatalogCache = () => Promise<Catalog>

/** Takes the database; returns a function that resolves with the catalogue, at most a second old. */
export const createCatalogCache = (database: Database): CatalogCache => {
  let cached: { at: number; catalog: Promise<Catalog> } | undefined
  return () => {
    if (cached && Date.now() - cached.at < MAX_AGE) return cached.catalog
    const loading = { at: Date.now(), catalog: load(database) }
    cached = loading
    loading.catalog.catch(() => {
      if (cached === loading) cached = undefined
    })
    return loading.catalog
  }
}
