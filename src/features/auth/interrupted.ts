import type { Location } from 'react-router-dom'
import type { ProductId } from '@/contract'
import { isRecord } from '@/shared/json/isRecord'

const INTENTIONS = ['addToCart', 'addToWishlist'] as const

/** What a visitor was about to do when the shop had to ask who they are. */
export type Interrupted = { intention: (typeof INTENTIONS)[number]; _id: ProductId }

const isIntention = (value: unknown): value is Interrupted['intention'] =>
  INTENTIONS.some((intention) => intention === value)

/** Reads it from what the address of the log-in carries along; undefined where there is nothing to go on with. */
export const interruptedAt = ({ state }: Pick<Location, 'state'>): Interrupted | undefined => {
  const interrupted = isRecord(state) ? state.interrupted : undefined
  if (!isRecord(interrupted)) return undefined
  const { intention, _id } = interrupted
  return isIntention(intention) && typeof _id === 'string' ? { intention, _id } : undefined
}
