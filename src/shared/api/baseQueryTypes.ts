import type {
  BaseQueryFn,
  FetchArgs,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react'

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
