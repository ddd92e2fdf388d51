import type { OwnerProduct } from './readProducts'

/**
 * The column of each field of a product, and its type. What reads, seeds, imports and compares products follows this table,
 * in which an integer is sent as digits.
 */
export const PRODUCT_COLUMNS: Record<
  keyof OwnerProduct,
  [name: string, type: 'text' | 'integer' | 'numeric' | 'boolean']
> = {
  _id: ['id', 'text'],
  title: ['title', 'text'],
  description: ['description', 'text'],
  imageLink: ['image_link', 'text'],
  price: ['price', 'integer'],
  discountedPrice: ['discounted_price', 'integer'],
  rating: ['rating', 'numeric'],
  reviews: ['reviews', 'text'],
  inStock: ['in_stock', 'boolean'],
  size: ['size', 'text'],
  deliveryTime: ['delivery_days', 'integer'],
  categoryName: ['category_name', 'text'],
  stock: ['stock', 'integer'],
}

const table = Object.entries(PRODUCT_COLUMNS)

/** The columns in which products are compared, and those that are written. */
export const COMPARED = table.map(([, [name]]) => name)
export const WRITTEN = [...COMPARED, 'search_text']

/** SQL for the values of `WRITTEN` in a row of `GIVEN`. */
export const GIVEN_VALUES = [...table.map(([field]) => `"${field}"`), '"searchText"']

/** SQL for the products of the JSON $1: with their `searchText`, their `place` in a file, and their `ordinality`. */
export const GIVEN = `rows from (jsonb_to_recordset($1::jsonb)
  as (${table.map(([field, [, type]]) => `"${field}" ${type}`)}, "searchText" text, place text)) with ordinality`

/** Adds the products of `GIVEN`. */
export const ADD_GIVEN = `insert into products (${WRITTEN}) select ${GIVEN_VALUES} from ${GIVEN} order by ordinality`
