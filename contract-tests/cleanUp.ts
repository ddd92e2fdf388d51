import type { CallName } from '../src/contract/calls'
import { isRecord } from '../src/shared/json'
import { sendStep } from './sendStep'
import type { Run } from './testRun'
import type { Row } from './tryStep'

const ATTEMPTS = 3

const lists = [
  { name: 'cart', get: 'getCart', remove: 'removeFromCart' },
  { name: 'wishlist', get: 'getWishlist', remove: 'removeFromWishlist' },
] as const satisfies { name: string; get: CallName; remove: CallName }[]
type List = (typeof lists)[number]

/** The ids in a list of the run's account; undefined where they cannot be read. */
const idsIn = async ({ name, get }: List, run: Run): Promise<string[] | undefined> => {
  const outcome = await sendStep(get, {}, run)
  const data = 'result' in outcome ? outcome.result.response.data : undefined
  const entries = isRecord(data) ? data[name] : undefined
  return Array.isArray(entries) ? entries.filter(isRecord).map(({ _id }) => String(_id)) : undefined
}

/** Empties a list, and reads it again; returns what is wrong, or null. */
const empty = async (list: List, run: Run): Promise<string | null> => {
  let left: string[] | undefined
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    left = await idsIn(list, run)
    if (left?.length === 0) return null
    for (const productId of left ?? []) await sendStep(list.remove, { params: { productId } }, run)
  }
  left = await idsIn(list, run)
  if (left?.length === 0) return null
  return left ? `the ${list.name} still holds ${left.join(', ')}` : `the ${list.name} could not be read`
}

/** Takes a run; empties the cart and the wishlist of its account, and returns the row that says so. Never rejects. */
export const cleanUp = async (run: Run): Promise<Row> => {
  const row = {
    call: 'Clean-up',
    what: "leaves the run's own account behind with an empty cart and wishlist",
    expected: 'both empty',
  }
  // Without a token nothing can have been added.
  if (run.token === undefined) return { ...row, got: 'no account was used', isAsExpected: true }
  const start = performance.now()
  const problems: string[] = []
  for (const list of lists) {
    const problem = await empty(list, run)
    if (problem) problems.push(problem)
  }
  const durationMs = Math.round(performance.now() - start)
  const isAsExpected = problems.length === 0
  return { ...row, got: isAsExpected ? 'both empty' : problems.join('; '), isAsExpected, durationMs }
}
