import type { FetchArgs } from '@reduxjs/toolkit/query/react'
import {
  type CallBody,
  type CallHeaders,
  type CallName,
  type CallParameters,
  type CallQuery,
  callPaths,
} from '@resham/contract'

type Parts = {
  params?: Record<string, string>
  query?: string
  headers?: Record<string, string>
  body?: unknown
}

type Without<Part extends keyof Parts> = { [Key in Part]?: undefined }

/** What a request of this call needs beside its name. A query is the text of its parameters. */
type PartsOf<Name extends CallName> = (keyof CallParameters<Name> extends never
  ? Without<'params'>
  : { params: CallParameters<Name> }) &
  ([CallQuery<Name>] extends [never] ? Without<'query'> : { query?: string }) &
  ([CallHeaders<Name>] extends [never] ? Without<'headers'> : { headers: CallHeaders<Name> }) &
  ([CallBody<Name>] extends [never] ? Without<'body'> : { body: CallBody<Name> })

/**
 * Takes the name of a call of the contract, and what its request needs; returns the request for an endpoint.
 * Method and path are the contract's, and so are the types: `CallResponse` is that of the response.
 */
export const requestFor = <Name extends CallName>(
  name: Name,
  ...[parts = {} as never]: Partial<PartsOf<Name>> extends PartsOf<Name>
    ? [parts?: PartsOf<Name>]
    : [parts: PartsOf<Name>]
): FetchArgs => {
  const { method, path } = callPaths[name]
  const { params, query, ...rest }: Parts = parts
  const url = path.slice(1).replace(/\{(\w+)\}/g, (_all, key) => encodeURIComponent(params?.[key] ?? ''))
  return { url: query ? `${url}?${query}` : url, method, ...rest }
}
