import * as z from 'zod/mini'
import { callPaths, USER_PATH } from '../requests/callPaths'
import { type UserDto, user } from './auth'
import type { CallRow } from './call'
import { resourceCalls, type UnionToIntersection } from './resourceCalls'

/**
 * What the server has about an account: its user, and what each GET call under /user without a parameter responds with.
 * A new resource of the account is part of it without another line. Optional fields are left out, such as the `next` of a
 * list in pages, and so are those that the user has.
 */

type Rows = typeof resourceCalls
type UserShape = typeof user.shape

/** A call that reads all that an account has of a resource. */
export type AccountRead = {
  [Name in keyof Rows]: Rows[Name] extends { method: 'GET'; path: `${typeof USER_PATH}/${infer Rest}` }
    ? Rest extends `${string}{${string}`
      ? never
      : Name
    : never
}[keyof Rows]

type Shapes = UnionToIntersection<Rows[AccountRead]['response']['schema']['shape']>
type DataShape = {
  [Field in keyof Shapes as Shapes[Field] extends z.ZodMiniOptional
    ? never
    : Exclude<Field, keyof UserShape>]: Shapes[Field]
}

/** The names of the calls that read all that an account has of a resource. */
export const accountReads = Object.entries<CallRow>(resourceCalls)
  .filter(
    ([, { method, path }]) => method === 'GET' && path.startsWith(`${USER_PATH}/`) && !path.includes('{'),
  )
  .map(([name]) => name as AccountRead)

const shapeOf = (name: AccountRead): [field: string, schema: z.ZodMiniType][] =>
  Object.entries<z.ZodMiniType>(resourceCalls[name].response.schema.shape).filter(
    ([field, schema]) => !(field in user.shape || schema instanceof z.ZodMiniOptional),
  )

const data = z.object(Object.fromEntries(accountReads.flatMap(shapeOf)) as DataShape)

export const userDataResponse = z
  .extend(z.object({ user }), data.shape)
  .check(z.describe('All that the server has about an account, but for the hash of its password'))
export type UserDataResponse = z.infer<typeof userDataResponse>

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
  read: (name: AccountRead, request: typeof WHOLE) => Promise<object>,
): Promise<UserDataResponse> => {
  const parts = accountReads.map(async (name) => {
    const fields = new Map(shapeOf(name))
    const response = fields.size > 0 ? Object.entries(await read(name, WHOLE)) : []
    return response.filter(([field]) => fields.has(field))
  })
  return { user, ...(Object.fromEntries((await Promise.all(parts)).flat()) as z.infer<typeof data>) }
}
