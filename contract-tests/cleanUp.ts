import type { CallName } from '../src/contract/calls'
import { isRecord } from '../src/contract/isRecord'
import { type Send, sendStep } from './sendStep'
import type { Account, Run } from './testRun'
import type { Row } from './tryStep'

const ATTEMPTS = 3

const lists = [
  { name: 'cart', get: 'getCart', remove: 'removeFromCart' },
  { name: 'wishlist', get: 'getWishlist', remove: 'removeFromWishlist' },
] as const satisfies { name: string; get: CallName; remove: CallName }[]
type List = (typeof lists)[number]

/** Empties a list of an account, and reads it again; returns what is wrong, or null. */
const empty = async (
  { name, get, remove }: List,
  { token }: Account,
  run: Run,
  send: Send,
): Promise<string | null> => {
  // Without a token nothing can have been added.
  if (token === undefined) return null
  const problem = `the ${name} could not be emptied`
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const { body } = await sendStep(get, { token }, run, send)
      const entries = isRecord(body) ? body[name] : undefined
      if (!Array.isArray(entries)) continue
      if (entries.length === 0) return null
      for (const { _id } of entries.filter(isRecord))
        await sendStep(remove, { token, params: { productId: String(_id) } }, run, send)
    }
  } catch (error) {
    return `${problem}: ${error instanceof Error ? error.message : error}`
  }
  return problem
}

/**
 * Takes a run and how to send; empties the carts and wishlists of its accounts, and returns the row that says so. Never
 * rejects.
 */
export const cleanUp = async (run: Run, send: Send): Promise<Row> => {
  const start = performance.now()
  const problems: string[] = []
  for (const account of [run.account, run.otherAccount])
    for (const list of lists) {
      const problem = await empty(list, account, run, send)
      if (problem) problems.push(problem)
    }
  const isAsExpected = problems.length === 0
  return {
    call: 'Clean-up',
    what: "leaves the run's own accounts behind with empty carts and wishlists",
    expected: 'all empty',
    got: isAsExpected ? 'all empty' : problems.join('; '),
    isAsExpected,
    durationMs: Math.round(performance.now() - start),
  }
}
