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
 * Takes the seeds and a number; returns that many more products, the same ones each time. Each has the
 * picture and the kind of one of the seeds, and a name and prices of its own.
 */
export const moreProducts = (seeds: readonly ProductDto[], count: number): ProductDto[] => {
  const next = numbersFrom(20)
  const pick = <Item>(list: readonly Item[]) => list[Math.floor(next() * list.length)] as Item
  return Array.from({ length: Math.max(0, count) }, (_, at) => {
    const model = pick(seeds)
    const title = `${pick(COLOURS)} ${pick(WEAVES)} ${model.categoryName} ${pick(TOUCHES)}`
    // One order by either price, as among the seeds.
    const price = 1000 + Math.floor(next() * 60_000)
    return {
      ...model,
      _id: `${title.toLowerCase().replaceAll(' ', '-')}-${at + 1}`,
      title,
      price: String(price),
      discountedPrice: String(Math.floor(price * 0.8)),
      rating: Math.round(10 + next() * 40) / 10,
    }
  })
}
