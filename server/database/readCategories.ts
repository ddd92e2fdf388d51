import type { CategoryDto } from '@resham/contract'
import type { Queryable } from './database'

/** Takes the database; returns the categories, in the order of the API. */
export const readCategories = ({ query }: Queryable): Promise<CategoryDto[]> =>
  query('select id as "_id", name as "categoryName", image from categories order by position')
