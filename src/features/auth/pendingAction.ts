import { isRecord } from '@resham/contract'
import type { Location } from 'react-router-dom'
import { api } from '@/shared/api/api'
import type { AppDispatch } from '@/shared/redux/hooks'

/** The action that a visitor started before having to log in: a mutation, and what it is about. */
export type PendingAction = { endpoint: string; arg: { _id: string } }

type Mutation = { initiate: (arg: unknown, options: { track: false }) => Parameters<AppDispatch>[0] }

/** Takes the location of /login; returns the action that its state remembers, to dispatch. Undefined when there is none. */
export const readPendingAction = ({ state }: Pick<Location, 'state'>) => {
  const interrupted = isRecord(state) ? state.interrupted : undefined
  if (!isRecord(interrupted)) return undefined
  const endpoints: Record<string, unknown> = api.endpoints
  const { endpoint, arg } = interrupted
  if (typeof endpoint !== 'string' || !Object.hasOwn(endpoints, endpoint)) return undefined
  if (!isRecord(arg) || typeof arg._id !== 'string') return undefined
  return (endpoints[endpoint] as Mutation).initiate(arg, { track: false })
}
