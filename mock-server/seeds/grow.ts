import type { ProductDto } from '../../src/contract'
import { moreProducts } from './moreProducts'

/** How long the page may be held up at a time, in ms: the server is its guest. */
const SLICE_MS = 8

/** So many products are made between two looks at the clock. */
const SLICE = 50

const breathe = (): Promise<void> =>
  'scheduler' in window && 'yield' in window.scheduler
    ? window.scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve))

/**
 * Takes the seeds and a number; returns that many products, of which the seeds are the first, and the answer that
 * lists them. It is written as they are made: to write it at once would hold the page up for a second.
 */
export const grow = async (
  seeds: readonly ProductDto[],
  count: number,
): Promise<{ products: ProductDto[]; written: string }> => {
  const products = [...seeds]
  const slices = [inside(products)]
  let slice: ProductDto[] = []
  let began = performance.now()
  const write = () => {
    for (const product of slice) products.push(product)
    slices.push(inside(slice))
    slice = []
  }
  for (const product of moreProducts(seeds, count - seeds.length)) {
    if (slice.push(product) < SLICE) continue
    write()
    if (performance.now() - began < SLICE_MS) continue
    await breathe()
    began = performance.now()
  }
  if (slice.length > 0) write()
  return { products, written: `{"products":[${slices.join()}]}` }
}

/** A list as JSON has it, without its brackets. */
const inside = (list: readonly ProductDto[]) => JSON.stringify(list).slice(1, -1)
