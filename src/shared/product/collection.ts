import { paths } from '@/shared/routing/paths'

/** Takes the name of a category; returns the name and the path of its page: the listing with it alone. */
export const collectionOf = (categoryName: string) => ({
  name: `${categoryName} Collection`,
  path: `${paths.products}?${new URLSearchParams({ category: categoryName })}`,
})
