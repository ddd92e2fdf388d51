import { isRecord } from '@/contract'
import type { RecentState } from './recentSlice'

const isListOfIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((_id) => typeof _id === 'string')

/** Reads stored views; undefined when they are malformed. Single corrupt lists are dropped. */
export const readViews = (stored: unknown): RecentState | undefined => {
  if (!isRecord(stored) || !isRecord(stored.viewed)) return undefined
  const viewed = Object.entries(stored.viewed).filter(([, ids]) => isListOfIds(ids))
  return { viewed: Object.fromEntries(viewed) as RecentState['viewed'] }
}
