import type { AllCalls, Failure, Fault, FaultyCall } from '@resham/browser'

/** A fault's call that is all of them. */
export const ALL_CALLS = 'all' satisfies AllCalls

/** A request as a call's title has it: method and path under `/api`, such as 'POST user/cart/a-saree'. */
type RequestTitle = string

/** Whether a fault with this `call` is about the request. A `{name}` in the call's path matches any part. */
export const isAbout = (call: FaultyCall, request: RequestTitle): boolean => {
  if (call === ALL_CALLS) return true
  const parts = request.split('/')
  const template = call.split('/')
  const isMatch = (part: string, at: number) =>
    part === parts[at] || (/^\{\w+\}$/.test(part) && Boolean(parts[at]))
  return template.length === parts.length && template.every(isMatch)
}

/** What happens to one request: its latency in ms, unless it is the default one, and how it fails, if it does. */
export type RequestFault = { ms?: number | undefined; how?: Failure | undefined }

/**
 * Takes the faults, oldest first, and a request; returns what happens to the request, and the faults that are
 * left. The oldest latency and the oldest failure of its own call apply; if there is none, the oldest with
 * `ALL_CALLS`.
 */
export const takeFaults = (faults: Fault[], request: RequestTitle): RequestFault & { faults: Fault[] } => {
  const find = (isLatency: boolean) => {
    const found = faults.filter(
      ({ how, call }) => (how === 'latency') === isLatency && isAbout(call, request),
    )
    return found.find(({ call }) => call !== ALL_CALLS) ?? found[0]
  }
  const failure = find(false)
  const how = failure?.how === 'latency' ? undefined : failure?.how
  const ms = find(true)?.ms
  if (!failure || failure.left === null) return { ms, how, faults }
  const rest = { ...failure, left: failure.left - 1 }
  return {
    ms,
    how,
    faults: faults.flatMap((fault) => (fault !== failure ? fault : rest.left > 0 ? rest : [])),
  }
}

/**
 * Takes the faults, and a new one; returns them with it at the end. A latency replaces that of the same call.
 */
export const withFault = (faults: Fault[], fault: Omit<Fault, 'id'>): Fault[] => {
  const isReplaced = ({ how, call }: Fault) =>
    how === 'latency' && fault.how === 'latency' && call === fault.call
  const id = Math.max(0, ...faults.map((other) => other.id)) + 1
  return [...faults.filter((other) => !isReplaced(other)), { ...fault, id }]
}
