/**
 * The latency and the faults that the mock server can be told to have, in this tab. They are no part of the API: a
 * real server knows nothing of them.
 */

/** A call by its title (`titleOf`), such as 'POST user/cart/{productId}', or every call. */
export type FaultyCall = string
export const ALL_CALLS: FaultyCall = 'all'

/** How late responses are, in ms. It replaces the default latency. */
export type Latency = { call: FaultyCall; ms: number }
export const MAX_LATENCY_MS = 60_000

/** How a request fails. 'response lost': the server handles it, then the network fails. */
export const failures = ['status 500', 'network', 'timeout', 'never responds', 'response lost'] as const
export type Failure = (typeof failures)[number]

/** `left` is the number of requests that still fail; null until the fault is removed. */
export type Fault = { id: number; call: FaultyCall; how: Failure; left: number | null }
export const MAX_TIMES = 1_000

export type FaultSettings = { latencies: Latency[]; faults: Fault[] }

/** The mock server's service for them. `current` returns the same object until something changes. */
export type Faults = {
  current: () => FaultSettings
  /** Calls a function after each change; returns one that stops that. */
  subscribe: (listener: () => void) => () => void
  /** Replaces the latency of the same call. */
  setLatency: (latency: Latency) => void
  removeLatency: (call: FaultyCall) => void
  addFault: (fault: Omit<Fault, 'id'>) => void
  removeFault: (id: number) => void
  removeAll: () => void
}
