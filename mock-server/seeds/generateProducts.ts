import type { ProductDto } from '../../src/contract'
import { randomProducts } from './randomProducts'

/** How long the main thread may be blocked, in ms: half a frame. */
const BATCH_MS = 8

/** How many products are generated between two checks of the time. */
const BATCH_SIZE = 50

const yieldToMain = (): Promise<void> =>
  'scheduler' in window && 'yield' in window.scheduler
    ? window.scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve))

/**
 * Takes the seeds and a number; returns that many products, the seeds first, and the JSON of the response that lists
 * them. It is serialised in batches: in one go it would block the main thread for a second.
 */
export const generateProducts = async (
  seeds: readonly ProductDto[],
  count: number,
): Promise<{ products: ProductDto[]; json: string }> => {
  const products = [...seeds]
  const parts = [withoutBrackets(products)]
  let batch: ProductDto[] = []
  let startedAt = performance.now()
  const flush = () => {
    for (const product of batch) products.push(product)
    parts.push(withoutBrackets(batch))
    batch = []
  }
  for (const product of randomProducts(seeds, count - seeds.length)) {
    if (batch.push(product) < BATCH_SIZE) continue
    flush()
    if (performance.now() - startedAt < BATCH_MS) continue
    await yieldToMain()
    startedAt = performance.now()
  }
  if (batch.length > 0) flush()
  return { products, json: `{"products":[${parts.join()}]}` }
}

/** The JSON of a list, without its brackets. */
const withoutBrackets = (list: readonly ProductDto[]) => JSON.stringify(list).slice(1, -1)
