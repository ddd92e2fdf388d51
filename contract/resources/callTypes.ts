import type * as core from 'zod/v4/core'
import type { calls } from '../calls'
import type { CallName, callPaths } from '../requests/callPaths'

/** The types of a call by its name, for a client that has no schemas. */

type Row<Name extends CallName> = (typeof calls)[Name]
type Input<Schema> = Schema extends core.$ZodType ? core.input<Schema> : never
type Output<Schema> = Schema extends core.$ZodType ? core.output<Schema> : never

/** The JSON body of a request; never for a call without one. */
export type CallBody<Name extends CallName> =
  Row<Name> extends { request: { schema: infer Schema } } ? Input<Schema> : never

/** The JSON body of the response of success. */
export type CallResponse<Name extends CallName> = Output<Row<Name>['response']['schema']>

/** The parameters of a query as texts, all optional; never for a call without any. */
export type CallQuery<Name extends CallName> =
  Row<Name> extends { query: infer Query } ? Partial<Record<keyof Query, string>> : never

/** The headers that a request must have; never for a call without any. */
export type CallHeaders<Name extends CallName> =
  Row<Name> extends { headers: infer Headers } ? Record<keyof Headers, string> : never

type ParameterIn<Path> = Path extends `${string}{${infer Parameter}}${infer Rest}`
  ? Parameter | ParameterIn<Rest>
  : never

/** The parameters of a path, not encoded. */
export type CallParameters<Name extends CallName> = Record<
  ParameterIn<(typeof callPaths)[Name]['path']>,
  string
>
