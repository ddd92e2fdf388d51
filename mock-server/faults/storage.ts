import {
  type Failure,
  type Fault,
  type FaultSettings,
  failures,
  type Latency,
  MAX_LATENCY_MS,
  MAX_TIMES,
} from '../../src/contract'
import { tryStorage } from '../tryStorage'
import { noFaults } from './rules'

/** The key in sessionStorage, which is the tab's own. */
export const FAULTS_KEY = 'mockFaults'

/** Of the stored text. Data of a newer version is neither read nor replaced. */
const VERSION = 1

// Its own: shared with the accounts' chunk, it would be a module that every shopper downloads.
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isWithin = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max

const toLatency = (value: unknown): Latency[] => {
  if (!isRecord(value)) return []
  const { call, ms } = value
  return typeof call === 'string' && isWithin(ms, 0, MAX_LATENCY_MS) ? [{ call, ms }] : []
}

const toFault = (value: unknown, at: number): Fault[] => {
  if (!isRecord(value)) return []
  const { call, how, left } = value
  const isFailure = failures.includes(how as Failure)
  if (typeof call !== 'string' || !isFailure || (left !== null && !isWithin(left, 1, MAX_TIMES))) return []
  return [{ id: at + 1, call, how: how as Failure, left }]
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

const isNewer = (stored: unknown): boolean => isRecord(stored) && Number(stored.version) > VERSION

/** Takes the stored text; returns the settings, without what is invalid. */
export const fromText = (text: string | null): FaultSettings => {
  const stored = parse(text)
  if (!isRecord(stored) || stored.version !== VERSION) return noFaults
  return {
    latencies: listOf(stored.latencies).flatMap(toLatency),
    faults: listOf(stored.faults).flatMap(toFault),
  }
}

/** Reads the settings of this tab; none where the browser blocks sessionStorage. */
export const readFaults = (): FaultSettings =>
  fromText(tryStorage(() => sessionStorage.getItem(FAULTS_KEY)) ?? null)

/** Stores the settings for this tab; where the browser blocks that, they last until the page is left. */
export const storeFaults = (settings: FaultSettings): void => {
  tryStorage(() => {
    if (isNewer(parse(sessionStorage.getItem(FAULTS_KEY)))) return
    const isNone = settings.latencies.length + settings.faults.length === 0
    if (isNone) sessionStorage.removeItem(FAULTS_KEY)
    else sessionStorage.setItem(FAULTS_KEY, JSON.stringify({ version: VERSION, ...settings }))
  })
}
