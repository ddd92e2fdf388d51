import { ALL_CALLS, type FaultSettings, type Latency } from '../../src/contract'

const latencyText = ({ call, ms }: Latency) =>
  `Latency of ${ms.toLocaleString('en')} ms for ${call === ALL_CALLS ? 'all calls' : call}`

const latenciesText = ([first, ...others]: Latency[]) => {
  if (!first) return []
  return others.length === 0 ? latencyText(first) : `${others.length + 1} latencies`
}

/** Takes the settings; returns a line about them, empty without any. */
export const summaryOf = ({ latencies, faults }: FaultSettings): string => {
  const count = faults.length
  return [latenciesText(latencies), count > 0 ? `${count} ${count === 1 ? 'fault' : 'faults'}` : []]
    .flat()
    .join(' · ')
}
