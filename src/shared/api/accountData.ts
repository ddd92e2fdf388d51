import type { UnknownAction } from '@reduxjs/toolkit'
import type { TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query'
import type { CallName, CallResponse, UserId } from '@resham/contract'
import { extraOf, type ToastKind } from '../redux/services'
import { api } from './api'
import type { baseQuery } from './baseQuery'
import type { EndpointOptions } from './baseQueryTypes'

/**
 * How what an account has, such as a list, stays in sync with the server.
 *
 * 1. Changes of it are sent one at a time, in the order of the clicks, and so are the reads of a list: these endpoints have
 *    its name in `extraOptions.turns`, and the base query waits for its turn. So each response is newer than the one before.
 * 2. A response has all of it, and is written into the cache of its query.
 * 3. The server may have applied a change that failed, so it is fetched again as soon as no request is pending.
 *
 * `optimisticLists.ts` is the same for a list that shows a change before its response.
 */

/**
 * Takes a tag, and the `extraOptions` of an endpoint; returns the options of a query of what belongs to an
 * account. Its argument names the owner (`useUserIdArg`).
 */
export const accountQuery = <Tag extends string>(tag: Tag, extraOptions: EndpointOptions = {}) => ({
  extraOptions,
  providesTags: [tag, 'Account' as const],
  // Dropped on unsubscribe, before another user logs in.
  keepUnusedDataFor: 0,
})

/** What an account has, as mutations take it. */
export type AccountData<Tag extends string> = {
  /** Its name in responses, and that of its turns. */
  name: string
  /** The tag of its query. */
  tag: Tag
  /** Takes the owner and a parsed response; returns the action that writes it into the cache. */
  writeAction(owner: UserId, response: object): UnknownAction
}

/** The toast of a mutation. */
export type Toast = [kind: ToastKind, text: string]

export type MutationOptions<Arg, Response> = {
  /**
   * Takes what the endpoint returns, and its argument; returns the toast. It is for endpoints that come with a page: those
   * of the first load have a listener.
   */
  toast?: (response: Response, arg: Arg) => Toast | undefined
  /** Takes the error; returns what it has of the data, as parsed responses have it. */
  readError?: (error: unknown) => object
}

/**
 * Takes what a mutation changes; returns the options of its endpoint. Each changed thing that the endpoint returns, by its
 * name, is written into the cache.
 */
export const accountMutation = <Arg, Tag extends string, Response extends object = object>(
  changed: readonly AccountData<Tag>[],
  { toast, readError }: MutationOptions<Arg, Response> = {},
) => ({
  extraOptions: { turns: changed.map(({ name }) => name) },
  onQueryStarted: (async (arg, { dispatch, extra, queryFulfilled }) => {
    const services = extraOf({ extra })
    const owner = services.session.owner()
    let shown: Toast | undefined
    const received = await queryFulfilled.then(
      ({ data }) => {
        shown = toast?.(data, arg)
        return data
      },
      ({ error, isUnhandledError }) => {
        // RTK Query invalidates no tags after a response that could not be read.
        if (isUnhandledError && Object(error).name !== 'AbortError')
          dispatch(api.util.invalidateTags(['Account']))
        return readError?.(error) ?? {}
      },
    )
    for (const { name, writeAction } of changed)
      if (owner && name in received) dispatch(writeAction(owner, received))
    if (shown) services.toast(...shown)
  }) satisfies TypedMutationOnQueryStarted<Response, Arg, typeof baseQuery, 'api'>,
  invalidatesTags: (_response: unknown, error: unknown) => (error ? changed.map(({ tag }) => tag) : []),
})

/**
 * Takes what an account has, most often a list that each of its calls responds with; returns the options of the query
 * that reads it, which has its owner as argument, and those of a mutation that responds with it.
 */
export const accountData = <
  GetCall extends CallName,
  Name extends string & keyof CallResponse<GetCall>,
  Tag extends string,
  Data,
>({
  name,
  tag,
  getCall,
  parse,
  argOf = (owner) => owner,
  endsSessionOn404,
}: {
  /** Its field in responses. */
  name: Name
  tag: Tag
  /** The call that reads it. Its endpoint has the same name. */
  getCall: GetCall
  /** Takes it as responses have it; returns it as the cache has it. */
  parse: (sent: CallResponse<GetCall>[Name]) => Data
  /** Takes the owner and the parsed data; returns the argument of the query, if that is not the owner. */
  argOf?: (owner: UserId, data: Data) => unknown
} & Pick<EndpointOptions, 'endsSessionOn404'>) => {
  const parseResponse = (response: CallResponse<GetCall>) =>
    ({ [name]: parse(response[name]) }) as Record<Name, Data>
  const data = {
    name,
    tag,
    writeAction: (owner: UserId, { [name]: value }: Record<Name, Data>): UnknownAction =>
      api.util.upsertQueryEntries([
        // The type of `api` has the endpoints of no feature.
        { endpointName: getCall, arg: argOf(owner, value), value } as never,
      ]),
  }
  return {
    ...data,
    parseResponse,
    /** As `writeAction`, of a response that is not parsed. */
    writeResponseAction: (owner: UserId, response: CallResponse<GetCall>) =>
      data.writeAction(owner, parseResponse(response)),
    query: {
      ...accountQuery(tag, { turns: [name], endsSessionOn404 }),
      transformResponse: (response: CallResponse<GetCall>) => parse(response[name]),
    },
    mutation: <Arg>(options?: MutationOptions<Arg, Record<Name, Data>>) => ({
      ...accountMutation([data], options),
      transformResponse: parseResponse,
    }),
  }
}
