import { breathe } from './breathe'

/** How long the page may be kept from drawing and listening, in ms: half a frame. */
const SLICE_MS = 8

/** How often the clock is asked, in steps of the work. */
const STEPS = 32

/** Does something with each of many items, and lets the page draw and listen in between. */
export const inSlices = async <Item>(items: Iterable<Item>, step: (item: Item) => void): Promise<void> => {
  let began = performance.now()
  let steps = 0
  for (const item of items) {
    step(item)
    steps += 1
    if (steps % STEPS > 0 || performance.now() - began < SLICE_MS) continue
    await breathe()
    began = performance.now()
  }
}
