import type {
  BaseQueryApi,
  BaseQueryFn,
  FetchArgs,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react'
import type { AppState } from '../redux/appState'

/** The `extraOptions` of an endpoint. */
type EndpointOptions = {
  /** The names of the lists that are requested one request at a time, sorted. */
  turns?: string[]
  /** Further statuses by which the server rejects the session. */
  endsSession?: number[]
}

export type Send = BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError,
  EndpointOptions,
  FetchBaseQueryMeta | undefined
>

/** Takes what a base query is given; returns the session of the store. */
export const authOf = ({ getState }: BaseQueryApi) => (getState() as AppState).auth
