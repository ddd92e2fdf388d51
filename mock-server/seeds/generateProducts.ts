import type { ProductDto } from '@resham/contract'

const COLOURS = ['Indigo', 'Saffron', 'Pearl', 'Emerald', 'Rose', 'Teal', 'Ivory', 'Plum', 'Copper', 'Jade']
const WEAVES = ['Banarasi', 'Chanderi', 'Patola', 'Tussar', 'Ikat', 'Mashru', 'Kota', 'Jamdani', 'Muga']
const DETAILS = [
  'with a Temple Border',
  'in Fine Silk',
  'with Zari Vines',
  'for Evenings',
  'with Small Mangoes',
]

/** A generator of random numbers in [0, 1), the same for the same seed (mulberry32). */
const seededRandom = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Takes the seeds and a number; yields that many further products, the same each time. Each copies one of the seeds,
 * with its own id, title, rating and prices in rupees.
 */
export function* randomProducts(seeds: readonly ProductDto[], count: number): Generator<ProductDto> {
  const next = seededRandom(20)
  const pick = <Item>(list: readonly Item[]) => list[Math.floor(next() * list.length)] as Item
  for (let made = 1; made <= count; made += 1) {
    const seed = pick(seeds)
    const title = `${pick(COLOURS)} ${pick(WEAVES)} ${seed.categoryName} ${pick(DETAILS)}`
    // Both prices sort alike, as in the seeds.
    const price = 1000 + Math.floor(next() * 60_000)
    yield {
      ...seed,
      _id: `${title.toLowerCase().replaceAll(' ', '-')}-${made}`,
      title,
      price: String(price),
      discountedPrice: String(Math.floor(price * 0.8)),
      rating: Math.round(10 + next() * 40) / 10,
    }
  }
}
