import type { CartItem } from './cartApi'

/** More titles are counted, which keeps the text short beside the button. */
const MAX_TITLES = 3

const namesOf = (titles: string[]) => {
  const shown = titles.length > MAX_TITLES ? titles.slice(0, MAX_TITLES - 1) : titles
  const others = titles.length - shown.length
  return new Intl.ListFormat('en-IN').format(others > 0 ? [...shown, `${others} more`] : shown)
}

/** Which lines of the cart keep it from being ordered, and what to do; undefined where all are in stock. */
export const describeOutOfStock = (items: Pick<CartItem, 'title' | 'inStock'>[]): string | undefined => {
  const titles = items.flatMap(({ title, inStock }) => (inStock ? [] : title))
  if (titles.length === 0) return undefined
  return titles.length === 1
    ? `${titles[0]} is out of stock. Move it to your wishlist or remove it to check out.`
    : `${namesOf(titles)} are out of stock. Move them to your wishlist or remove them to check out.`
}
