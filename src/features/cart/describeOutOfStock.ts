import type { CartItem } from './cartApi'
import { upToThree } from './upToThree'

const list = new Intl.ListFormat('en-IN')
const namesOf = (titles: string[]) => list.format(upToThree(titles, (others) => `${others} more`))

/** Which lines of the cart keep it from being ordered, and what to do; undefined where all are in stock. */
export const describeOutOfStock = (items: Pick<CartItem, 'title' | 'inStock'>[]): string | undefined => {
  const titles = items.flatMap(({ title, inStock }) => (inStock ? [] : title))
  if (titles.length === 0) return undefined
  return titles.length === 1
    ? `${titles[0]} is out of stock. Move it to your wishlist or remove it to check out.`
    : `${namesOf(titles)} are out of stock. Move them to your wishlist or remove them to check out.`
}

/** Takes the titles of ordered products that are not sold now; returns why they are not in the cart, undefined for none. */
export const describeMissing = (titles: string[]): string | undefined => {
  if (titles.length === 0) return undefined
  return titles.length === 1
    ? `${titles[0]} is not available now, so it was not added.`
    : `${list.format(titles)} are not available now, so they were not added.`
}
