import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query/react'
import type { CallBody, CallResponse, UserId } from '@resham/contract'
import { accountDeleted, sessionRenewed } from '@/features/auth'
import { api } from '@/shared/api/api'
import type { Send } from '@/shared/api/baseQueryTypes'
import { requestFor } from '@/shared/api/requestFor'
import { isOutcomeUnknown, statusOf } from '@/shared/api/statusOf'
import { extraOf } from '@/shared/redux/services'
import { saveJson } from './saveJson'

type OnResponse<Arg, Response> = (response: Response, store: BaseQueryApi, owner: UserId, arg: Arg) => void

/**
 * Returns the function of an endpoint that sends a request, and calls `onResponse` unless the session is another
 * user's by then. The cache gets nothing of the response. Where the response is lost, the request is sent once more:
 * if that is refused with 401, the first one has ended the session, and `onLost` is called.
 */
const forOwner =
  <Arg, Response>(
    toRequest: (arg: Arg) => FetchArgs,
    onResponse: OnResponse<Arg, Response>,
    onLost: (store: BaseQueryApi, owner: UserId) => void = () => {},
  ) =>
  async (
    arg: Arg,
    store: BaseQueryApi,
    _options: unknown,
    send: (request: FetchArgs) => ReturnType<Send>,
  ) => {
    const { session } = extraOf(store)
    const owner = session.owner()
    const first = await send(toRequest(arg))
    const isLost = first.error && isOutcomeUnknown(first.error) && owner === session.owner()
    const { data, error } = isLost ? await send(toRequest(arg)) : first
    if (isLost && owner && statusOf(error) === 401) onLost(store, owner)
    if (error) return { error }
    if (owner && owner === session.owner()) onResponse(data as Response, store, owner, arg)
    return { data: null }
  }

/** Removes what this browser stores about a user whose account has been deleted. */
const forget = (store: BaseQueryApi, _id: UserId) => {
  store.dispatch(accountDeleted({ _id }))
  extraOf(store).toast('warning', 'Your account has been deleted.')
}

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    changePassword: build.mutation<null, CallBody<'changePassword'>>({
      queryFn: forOwner(
        (body) => requestFor('changePassword', { body }),
        ({ encodedToken }: CallResponse<'changePassword'>, store) => {
          store.dispatch(sessionRenewed(encodedToken))
          extraOf(store).toast('success', 'Password changed.')
        },
        (store) => extraOf(store).toast('warning', 'Password changed. Please log in with the new one.'),
      ),
    }),
    endOtherSessions: build.mutation<null, void>({
      queryFn: forOwner(
        () => requestFor('endOtherSessions'),
        ({ encodedToken }: CallResponse<'endOtherSessions'>, store) => {
          store.dispatch(sessionRenewed(encodedToken))
          extraOf(store).toast('success', 'Logged out everywhere else.')
        },
        (store) => extraOf(store).toast('warning', 'Logged out everywhere. Please log in again.'),
      ),
    }),
    /** Saves a file with what the server has about the account, and with what this browser stores. */
    downloadData: build.mutation<null, { inThisBrowser: object }>({
      queryFn: forOwner(
        () => requestFor('getUserData'),
        (onServer: CallResponse<'getUserData'>, _store, _owner, stored) =>
          saveJson('resham-data.json', { ...onServer, ...stored }),
      ),
    }),
    deleteAccount: build.mutation<null, CallBody<'deleteAccount'>>({
      queryFn: forOwner(
        (body) => requestFor('deleteAccount', { body }),
        (_response: CallResponse<'deleteAccount'>, store, owner) => forget(store, owner),
        forget,
      ),
    }),
  }),
})

export const {
  useChangePasswordMutation,
  useEndOtherSessionsMutation,
  useDownloadDataMutation,
  useDeleteAccountMutation,
} = accountApi
