import { ALL_CALLS, type Failure, type Fault, type FaultyCall, type Latency } from '@/contract'

/** How a request fails, in the select and in the list. */
export const failureTexts: Record<Failure, string> = {
  'status 500': 'Error response with status 500',
  network: 'Network error',
  timeout: 'Time-out, at once',
  'never responds': 'No response, until the client gives up',
  'response lost': 'Response lost: the server has handled the request',
}

export const callText = (call: FaultyCall): string => (call === ALL_CALLS ? 'All calls' : call)

/** Takes a number; returns it as '60,000'. */
export const numberText = (value: number): string => value.toLocaleString('en')

export const latencyText = ({ ms }: Latency): string => `Latency of ${numberText(ms)} ms`

/** How many requests a fault is for. */
export const leftText = ({ left }: Pick<Fault, 'left'>): string => {
  if (left === null) return 'until removed'
  return left === 1 ? 'once' : `${left} times`
}
