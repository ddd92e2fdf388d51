import type { Location } from 'react-router-dom'
import { isRecord, type ProductId } from '@/contract'

const INTENTIONS = ['addToCart', 'addToWishlist'] as const

/** The action that a visitor started before having to log in. */
export type PendingAction = { intention: (typeof INTENTIONS)[number]; _id: ProductId }

const isIntention = (value: unknown): value is PendingAction['intention'] =>
  INTENTIONS.some((intention) => intention === value)

/** Reads it from the location state of /login; undefined when there is none. */
export const readPendingAction = ({ state }: Pick<Location, 'state'>): PendingAction | undefined => {
  const interrupted = isRecord(state) ? state.interrupted : undefined
  if (!isRecord(interrupted)) return undefined
  const { intention, _id } = interrupted
  return isIntention(intention) && typeof _id === 'string' ? { intention, _id } : undefined
}
