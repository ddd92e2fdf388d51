import type { ProductDto } from '@resham/contract'
import type { Queryable } from './database'
import { OWNER_PRODUCT, PRODUCT_FIELDS } from './entitySql'

/** A product of the owner's files. It has `stock`, in digits, if its pieces are counted. */
export type OwnerProduct = ProductDto & { stock?: string }

const BATCH_SIZE = 1_000

const createReader = <Product extends ProductDto>(product: string) => {
  const sql = `select ${product} as product, p.position from products p where p.position > $1
    order by p.position limit ${BATCH_SIZE}`
  return async function* ({ query }: Queryable): AsyncGenerator<Product[]> {
    for (let last: number | undefined = 0; last !== undefined; ) {
      const rows: { product: Product; position: number }[] = await query(sql, [last])
      if (rows.length > 0) yield rows.map((row) => row.product)
      last = rows.length === BATCH_SIZE ? rows.at(-1)?.position : undefined
    }
  }
}

/** Takes the database; yields all products in the order of the API, in batches, of which it keeps none. */
export const readProducts = createReader<ProductDto>(`json_build_object(${PRODUCT_FIELDS})`)

/** As `readProducts`, but as the owner's files have them: with `stock`, which does not change `inStock`. */
export const readOwnerProducts = createReader<OwnerProduct>(OWNER_PRODUCT)
