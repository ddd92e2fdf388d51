import { isRecord } from '@resham/contract'
import { useLayoutEffect, useRef } from 'react'
import { type Location, useLocation } from 'react-router-dom'
import { api } from '@/shared/api/api'
import { type AppThunk, useAppDispatch, useAppSelector, useAppStore } from '@/shared/redux/hooks'
import { loginRequired, selectToken } from './authSlice'
import { carryOutOnce } from './carryOutOnce'
import type { InterruptedAction } from './returnPath'

type Mutation = { initiate: (arg: unknown, options: { track: false }) => AppThunk<Promise<unknown>> }

/** Takes the location of /login; returns the action that its state remembers, and its id. Undefined when there is none. */
const readInterruptedAction = ({ state }: Pick<Location, 'state'>) => {
  const interrupted = isRecord(state) ? state.interrupted : undefined
  if (!isRecord(interrupted)) return undefined
  const endpoints: Record<string, unknown> = api.endpoints
  const { endpoint, arg } = interrupted
  if (typeof endpoint !== 'string' || !Object.hasOwn(endpoints, endpoint)) return undefined
  if (!isRecord(arg) || typeof arg._id !== 'string') return undefined
  const action = (endpoints[endpoint] as Mutation).initiate(arg, { track: false })
  return { id: `${endpoint}/${arg._id}`, action }
}

/**
 * Returns a function that runs an action for a logged-in user and redirects a visitor to /login, where the action is
 * remembered and replayed after the login.
 */
export const useRequireLogin = () => {
  const { dispatch, getState } = useAppStore()
  return (act: () => void, interrupted: InterruptedAction) => {
    if (selectToken(getState())) return act()
    dispatch(loginRequired(interrupted))
  }
}

/**
 * Carries out the action that the log-in interrupted, once there is a token, from here or from another tab.
 */
export const useCarryOutInterrupted = () => {
  const token = useAppSelector(selectToken)
  const dispatch = useAppDispatch()
  const location = useLocation()
  // With a token from the start, such as by Back, nobody has logged in here.
  const interrupted = useRef(token ? undefined : readInterruptedAction(location))
  // A layout effect, so that the tab with the log-in comes before tabs that learn of it.
  useLayoutEffect(() => {
    const { id, action } = interrupted.current ?? {}
    if (!token || !id || !action) return
    interrupted.current = undefined
    carryOutOnce(id, async () => dispatch(action))
  }, [token, dispatch])
}
