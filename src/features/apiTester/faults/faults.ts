import type { AllCalls, Fault, Faults, FaultyCall } from '@resham/browser'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useMockServer } from '../useMockServer'

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

const none: Fault[] = []
const subscribeToNothing = () => () => {}

/** The mock server's faults, a function that changes them, and whether the last change has failed. */
export const useFaults = () => {
  const mockServer = useMockServer()
  const [service, setService] = useState<Faults>()
  const [hasFailed, setHasFailed] = useState(false)
  const change = useCallback(
    async (apply?: (faults: Faults) => void) => {
      try {
        const faults = await mockServer?.faults?.()
        setService(faults)
        if (faults) apply?.(faults)
        setHasFailed(false)
      } catch {
        // The chunk of the faults could not be loaded; the next change loads it again.
        setHasFailed(true)
      }
    },
    [mockServer],
  )
  useEffect(() => void change(), [change])
  const faults = useSyncExternalStore(
    service?.subscribe ?? subscribeToNothing,
    () => service?.current() ?? none,
  )
  return { faults, change, hasFailed }
}
