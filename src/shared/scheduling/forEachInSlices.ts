import { yieldToMain } from './yieldToMain'

/** How long the main thread may be blocked, in ms: half a frame. */
const SLICE_MS = 8

/** How many steps run between two checks of the time. */
const STEPS = 32

/** Takes items and a function; calls it for each, and yields to the main thread in between. Rejects when it throws. */
export const forEachInSlices = async <Item>(
  items: Iterable<Item>,
  step: (item: Item) => void,
): Promise<void> => {
  let startedAt = performance.now()
  let steps = 0
  for (const item of items) {
    step(item)
    steps += 1
    if (steps % STEPS > 0 || performance.now() - startedAt < SLICE_MS) continue
    await yieldToMain()
    startedAt = performance.now()
  }
}
