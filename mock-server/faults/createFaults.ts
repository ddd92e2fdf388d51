import type { Failure, Faults } from '../../src/contract'
import * as rules from './rules'
import { readFaults, storeFaults } from './storage'

/** What happens to one request: its latency in ms, unless it is the default one, and how it fails, if it does. */
export type RequestFault = { ms?: number; how?: Failure }

/** The settings of this tab, and what they do to each request. */
export const createFaults = (): Faults & { take: (request: string) => RequestFault } => {
  let settings = readFaults()
  const listeners = new Set<() => void>()
  const change = (next: typeof settings) => {
    if (next === settings) return
    settings = next
    storeFaults(settings)
    for (const listener of listeners) listener()
  }
  return {
    current: () => settings,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    setLatency: (latency) => change(rules.withLatency(settings, latency)),
    removeLatency: (call) => change(rules.withoutLatency(settings, call)),
    addFault: (fault) => change(rules.withFault(settings, fault)),
    removeFault: (id) => change(rules.withoutFault(settings, id)),
    removeAll: () => change(rules.noFaults),
    take: (request) => {
      const { fault, settings: rest } = rules.takeFault(settings, request)
      change(rest)
      return { ms: rules.latencyOf(rest, request), how: fault?.how }
    },
  }
}
