import type { Location } from 'react-router-dom'
import { isRecord } from '@/shared/json/isRecord'
import { paths } from '@/shared/paths'
import type { Interrupted } from './interrupted'

/** What the address of the log-in carries along, out of sight: where the shopper came from, and for what. */
export type ReturnState = { from: string; interrupted?: Interrupted }

/** Where to go after logging in: the place that was remembered, or home. */
export const returnPathOf = ({ state }: Location): string => {
  const from = isRecord(state) ? state.from : undefined
  return typeof from === 'string' && from.startsWith('/') && !from.startsWith('//') ? from : paths.home
}
