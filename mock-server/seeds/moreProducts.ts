import type { ProductDto } from '../../src/contract'

const COLOURS = ['Indigo', 'Saffron', 'Pearl', 'Emerald', 'Rose', 'Teal', 'Ivory', 'Plum', 'Copper', 'Jade']
const WEAVES = ['Banarasi', 'Chanderi', 'Patola', 'Tussar', 'Ikat', 'Mashru', 'Kota', 'Jamdani', 'Muga']
const TOUCHES = [
  'with a Temple Border',
  'in Fine Silk',
  'with Zari Vines',
  'for Evenings',
  'with Small Mangoes',
]

/** Numbers from 0 up to 1, the same ones for the same seed (mulberry32). */
const numbersFrom = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Takes the seeds and a number; gives that many more products, the same ones each time. Each has the
 * picture and the kind of one of the seeds, and a name and prices of its own.
 */
export function* moreProducts(seeds: readonly ProductDto[], count: number): Generator<ProductDto> {
  const next = numbersFrom(20)
  const pick = <Item>(list: readonly Item[]) => list[Math.floor(next() * list.length)] as Item
  for (let made = 1; made <= count; made += 1) {
    const model = pick(seeds)
    const title = `${pick(COLOURS)} ${pick(WEAVES)} ${model.categoryName} ${pick(TOUCHES)}`
    // One order by either price, as among the seeds.
    const price = 1000 + Math.floor(next() * 60_000)
    yield {
      ...model,
      _id: `${title.toLowerCase().replaceAll(' ', '-')}-${made}`,
      title,
      price: String(price),
      discountedPrice: String(Math.floor(price * 0.8)),
      rating: Math.round(10 + next() * 40) / 10,
    }
  }
}
