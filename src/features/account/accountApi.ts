import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query/react'
import type { CallBody, CallResponse, UserId } from '@resham/contract'
import { accountDeleted, sessionRenewed } from '@/features/auth'
import { api } from '@/shared/api/api'
import { type Send, servicesOf } from '@/shared/api/baseQueryTypes'
import { callTo } from '@/shared/api/callTo'
import type { Services, ToastKind } from '@/shared/redux/services'
import { saveJson } from './saveJson'

type OnResponse<Arg, Response> = (response: Response, store: BaseQueryApi, owner: UserId, arg: Arg) => void

/**
 * Returns the function of an endpoint that sends a request, and calls `onResponse` unless the session is another
 * user's by then. The cache gets nothing of the response.
 */
const forOwner =
  <Arg, Response>(toRequest: (arg: Arg) => FetchArgs, onResponse: OnResponse<Arg, Response>) =>
  async (
    arg: Arg,
    store: BaseQueryApi,
    _options: unknown,
    send: (request: FetchArgs) => ReturnType<Send>,
  ) => {
    const { session } = servicesOf(store)
    const owner = session.owner()
    const { data, error } = await send(toRequest(arg))
    if (error) return { error }
    if (owner && owner === session.owner()) onResponse(data as Response, store, owner, arg)
    return { data: null }
  }

// In listeners of the store the toasts would bring these endpoints into the first load.
const showToast = ({ extra }: BaseQueryApi, kind: ToastKind, text: string) =>
  (extra as Services).toast(kind, text)

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    changePassword: build.mutation<null, CallBody<'changePassword'>>({
      queryFn: forOwner(
        (body) => callTo('changePassword', { body }),
        ({ encodedToken }: CallResponse<'changePassword'>, store) => {
          store.dispatch(sessionRenewed(encodedToken))
          showToast(store, 'success', 'Password changed.')
        },
      ),
    }),
    endOtherSessions: build.mutation<null, void>({
      queryFn: forOwner(
        () => callTo('endOtherSessions'),
        ({ encodedToken }: CallResponse<'endOtherSessions'>, store) => {
          store.dispatch(sessionRenewed(encodedToken))
          showToast(store, 'success', 'Logged out everywhere else.')
        },
      ),
    }),
    /** Saves a file with what the server has about the account, and with what this browser stores. */
    downloadData: build.mutation<null, { inThisBrowser: object }>({
      queryFn: forOwner(
        () => callTo('getUserData'),
        (onServer: CallResponse<'getUserData'>, _store, _owner, stored) =>
          saveJson('resham-data.json', { ...onServer, ...stored }),
      ),
    }),
    deleteAccount: build.mutation<null, CallBody<'deleteAccount'>>({
      queryFn: forOwner(
        (body) => callTo('deleteAccount', { body }),
        (_response: CallResponse<'deleteAccount'>, store, _id) => {
          store.dispatch(accountDeleted({ _id }))
          showToast(store, 'warning', 'Your account has been deleted.')
        },
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
