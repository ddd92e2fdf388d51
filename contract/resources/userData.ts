import * as z from 'zod/mini'
import { type CallName, callPaths } from '../requests/callPaths'
import { type UserDto, user } from './auth'
import type { CallRow } from './call'
import { order } from './orders'

/** What GET /user/data responds with. A new resource of the account is a line here, and one in `userDataReads`. */
export const userDataResponse = z
  .object({ user, orders: z.array(order) })
  .check(z.describe('All that the server has about an account, but for the hash of its password'))
export type UserDataResponse = z.infer<typeof userDataResponse>

/** Each field of it but the user, with the call whose response has the field. The user has cart and wishlist. */
const userDataReads = {
  orders: 'getOrders',
} as const satisfies Record<Exclude<keyof UserDataResponse, 'user'>, CallName>
export type UserDataRead = (typeof userDataReads)[keyof typeof userDataReads]

export const userDataCalls = {
  getUserData: {
    ...callPaths.getUserData,
    summary: 'Returns all that the server has about the account',
    response: { status: 200, schema: userDataResponse },
  },
} as const satisfies Record<string, CallRow>

/** A request for all of a resource. */
const WHOLE = { params: {}, query: {}, headers: {}, body: undefined }

/**
 * Takes the user of an account, and a function that takes the name of a call and a request, and returns the response that
 * the account gets; returns all that the server has about the account. It rejects as the function does.
 */
export const readUserData = async (
  user: UserDto,
  read: (name: UserDataRead, request: typeof WHOLE) => Promise<object>,
): Promise<UserDataResponse> => {
  const fields = Object.entries(userDataReads).map(async ([field, name]) => {
    const response: Record<string, unknown> = { ...(await read(name, WHOLE)) }
    return [field, response[field]]
  })
  return { user, ...Object.fromEntries(await Promise.all(fields)) }
}
