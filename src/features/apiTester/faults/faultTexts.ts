import { ALL_CALLS, type Fault, type FaultyCall } from '@/contract'

/** What happens to a request, in the select and in the list. */
export const faultTexts: Record<Fault['how'], string> = {
  latency: 'Latency',
  'status 500': 'Error response with status 500',
  network: 'Network error',
  timeout: 'Time-out, at once',
  'never responds': 'No response, until the client gives up',
  'response lost': 'Response lost: the server has handled the request',
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
