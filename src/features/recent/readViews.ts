import { isRecord } from '@/shared/json/isRecord'
import type { RecentState } from './recentSlice'

const isListOfIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((_id) => typeof _id === 'string')

/** Reads what a browser kept of what was looked at; undefined when it is not what it should be. */
export const readViews = (kept: unknown): RecentState | undefined => {
  if (!isRecord(kept) || !isRecord(kept.viewed)) return undefined
  const viewed = Object.entries(kept.viewed).filter(([, ids]) => isListOfIds(ids))
  return { viewed: Object.fromEntries(viewed) as RecentState['viewed'] }
}
