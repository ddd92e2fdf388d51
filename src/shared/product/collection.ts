import { paths } from '@/shared/routing/paths'

/** The name and the path of a category's page: the listing with it alone. */
export const collectionOf = (categoryName: string) => ({
  name: `${categoryName} Collection`,
  path: `${paths.products}?${new URLSearchParams({ category: categoryName })}`,
})
