import type { CategoryDto, ProductDto } from '../../../src/contract'
import type { Queryable } from '../../database/database'
import { OWNER_PRODUCT, PRODUCT_FIELDS } from '../../database/entitySql'

export type Catalog<Product extends ProductDto = ProductDto> = {
  categories: CategoryDto[]
  products: Product[]
}

/** A product of the owner's files: `stock`, in digits, is there if its pieces are counted. */
export type OwnerProduct = ProductDto & { stock?: string }

export type OwnerCatalog = Catalog<OwnerProduct>

const createReader = <Product extends ProductDto>(product: string) => {
  const sql = `
    select
      (select coalesce(json_agg(json_build_object('_id', id, 'categoryName', name, 'image', image)
        order by position), '[]') from categories) as categories,
      (select coalesce(json_agg(${product} order by p.position), '[]') from products p) as products`
  return async ({ query }: Queryable): Promise<Catalog<Product>> => {
    const [row] = await query<Catalog<Product>>(sql)
    return row ?? { categories: [], products: [] }
  }
}

/** Takes the database; returns its whole catalogue, in the order of the API. */
export const readCatalog = createReader<ProductDto>(`json_build_object(${PRODUCT_FIELDS})`)

/** As `readCatalog`, but as the owner's files have it: `stock` is told, and does not change `inStock`. */
export const readOwnerCatalog = createReader<OwnerProduct>(OWNER_PRODUCT)
