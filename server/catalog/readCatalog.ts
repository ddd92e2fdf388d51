import type { CategoryDto, ProductDto } from '../../src/contract'
import type { Queryable } from '../database/database'
import { PRODUCT_FIELDS } from '../database/entitySql'

export type Catalog = { categories: CategoryDto[]; products: ProductDto[] }

/** Takes the database; returns its whole catalogue, in the order of the API. */
export const readCatalog = async ({ query }: Queryable): Promise<Catalog> => {
  const [row] = await query<Catalog>(
    `select
       (select coalesce(json_agg(json_build_object('_id', id, 'categoryName', name, 'image', image)
         order by position), '[]') from categories) as categories,
       (select coalesce(json_agg(json_build_object(${PRODUCT_FIELDS}) order by p.position), '[]') from products p)
         as products`,
  )
  return { categories: row?.categories ?? [], products: row?.products ?? [] }
}
