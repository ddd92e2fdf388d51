import type { AllCalls, Fault, FaultyCall } from '@resham/mock-server/diagnostics'

export const ALL_CALLS: AllCalls = 'all'

/** What happens to a request, in the order of the select. */
export const faultTexts: Record<Fault['how'], string> = {
  'status 500': 'Error response with status 500',
  network: 'Network error',
  timeout: 'Time-out, at once',
  'never responds': 'No response, until the client gives up',
  'response lost': 'Response lost: the server has handled the request',
  latency: 'Latency',
}

export const callText = (call: FaultyCall): string => (call === ALL_CALLS ? 'All calls' : call)

/** Takes a number; returns it as '60,000'. */
export const numberText = (value: number): string => value.toLocaleString('en')

const leftText = ({ left }: Fault): string => {
  if (left === null) return 'until removed'
  return left === 1 ? 'once' : `${numberText(left)} times`
}

/** What a fault does, and how often. */
export const faultText = (fault: Fault): string =>
  fault.how === 'latency'
    ? `Latency of ${numberText(fault.ms ?? 0)} ms`
    : `${faultTexts[fault.how]}, ${leftText(fault)}`
