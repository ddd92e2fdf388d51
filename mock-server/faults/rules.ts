import { ALL_CALLS, type Fault, type FaultSettings, type FaultyCall, type Latency } from '../../src/contract'

/** A request as a call's title has it: method and path under `/api`, such as 'POST user/cart/a-saree'. */
type RequestTitle = string

export const noFaults: FaultSettings = { latencies: [], faults: [] }

/** Whether a rule for this call is one for the request. A `{name}` in the call's path matches any part. */
export const isAbout = (call: FaultyCall, request: RequestTitle): boolean => {
  if (call === ALL_CALLS) return true
  const parts = request.split('/')
  const template = call.split('/')
  const isMatch = (part: string, at: number) =>
    part === parts[at] || (/^\{\w+\}$/.test(part) && Boolean(parts[at]))
  return template.length === parts.length && template.every(isMatch)
}

/** The rule for a request: the oldest one of its call, else the oldest one of all calls, else undefined. */
const findRule = <Rule extends { call: FaultyCall }>(rules: Rule[], request: RequestTitle) => {
  const found = rules.filter(({ call }) => isAbout(call, request))
  return found.find(({ call }) => call !== ALL_CALLS) ?? found[0]
}

/** The latency of a request in ms, unless it is the default one. */
export const latencyOf = ({ latencies }: FaultSettings, request: RequestTitle): number | undefined =>
  findRule(latencies, request)?.ms

/** The fault for a request, if there is one, and the settings after it has been used. */
export const takeFault = (
  settings: FaultSettings,
  request: RequestTitle,
): { fault?: Fault; settings: FaultSettings } => {
  const fault = findRule(settings.faults, request)
  if (!fault || fault.left === null) return { fault, settings }
  const left = fault.left - 1
  const faults = settings.faults.flatMap((other) => {
    if (other !== fault) return other
    return left > 0 ? { ...fault, left } : []
  })
  return { fault, settings: { ...settings, faults } }
}

/** Adds a latency, in the place of an earlier one of the same call. */
export const withLatency = (settings: FaultSettings, latency: Latency): FaultSettings => ({
  ...settings,
  latencies: [...settings.latencies.filter(({ call }) => call !== latency.call), latency],
})

/** Removes the latency of a call. */
export const withoutLatency = (settings: FaultSettings, call: FaultyCall): FaultSettings => ({
  ...settings,
  latencies: settings.latencies.filter((latency) => latency.call !== call),
})

/** Adds a fault, which comes after the earlier ones of the same call. */
export const withFault = (settings: FaultSettings, fault: Omit<Fault, 'id'>): FaultSettings => ({
  ...settings,
  faults: [...settings.faults, { ...fault, id: Math.max(0, ...settings.faults.map(({ id }) => id)) + 1 }],
})

/** Removes a fault. */
export const withoutFault = (settings: FaultSettings, id: number): FaultSettings => ({
  ...settings,
  faults: settings.faults.filter((fault) => fault.id !== id),
})
