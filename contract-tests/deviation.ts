import { show } from '../src/contract/describeIssue'
import { isRecord } from '../src/contract/isRecord'

/** How a response differs from the contract, in plain words that begin with a path; null where it does not. */
export type Deviation = string | null

const count = (list: unknown[]): string => `${list.length} ${list.length === 1 ? 'entry' : 'entries'}`

/**
 * Takes a path and two values; returns their first difference, with its path. Fields that are not expected are none,
 * because a server may send more than the contract says.
 */
export const same = (path: string, got: unknown, expected: unknown): Deviation => {
  if (Array.isArray(got) && Array.isArray(expected)) {
    if (got.length !== expected.length) return `${path} has ${count(got)} instead of ${expected.length}`
    return firstOf(expected.map((entry, index) => same(`${path}[${index}]`, got[index], entry)))
  }
  if (isRecord(got) && isRecord(expected))
    return firstOf(Object.entries(expected).map(([name, value]) => same(`${path}.${name}`, got[name], value)))
  if (Object.is(got, expected)) return null
  return got === undefined ? `${path} is missing` : `${path} is ${show(got)} instead of ${show(expected)}`
}

/** Takes deviations; returns the first one. */
export const firstOf = (deviations: Deviation[]): Deviation =>
  deviations.find((deviation) => deviation !== null) ?? null
