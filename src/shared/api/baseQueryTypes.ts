import type {
  BaseQueryApi,
  BaseQueryFn,
  FetchArgs,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react'
import type { Mutex } from 'es-toolkit'
import type { CurrentSession } from '../session'

/** The `extraOptions` of an endpoint. */
export type EndpointOptions = {
  /** The names of the lists that are requested one request at a time, sorted. */
  turns?: string[]
  /** Whether a 404 of the API says that the account is gone, which ends the session. */
  endsSessionOn404?: boolean
}

export type Send = BaseQueryFn<
  FetchArgs,
  unknown,
  FetchBaseQueryError,
  EndpointOptions,
  FetchBaseQueryMeta | undefined
>

/** What the store passes in by its extra argument. */
type ApiServices = {
  session: CurrentSession
  /** The turns of each list, by its name. */
  mutexes: Record<string, Mutex>
  /** Answers every request in a store that only renders. */
  respond?: Send
}

/** Takes what RTK Query gives to an endpoint or its base query; returns what the store passes in. */
export const servicesOf = ({ extra }: Pick<BaseQueryApi, 'extra'>) => extra as ApiServices
