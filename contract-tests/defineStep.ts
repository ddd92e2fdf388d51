import type { z } from 'zod'
import type { CartChangedDto, ErrorsDto } from '../src/contract'
import { type CallName, callOf, type calls } from '../src/contract/calls'
import { show } from '../src/contract/describeIssue'
import { errors } from '../src/contract/errors'
import { type Deviation, firstOf, same } from './deviation'
import type { Run } from './testRun'

/** What a request adds to the method and path of its call. */
export type StepRequest = {
  /** The values of the path parameters. */
  params?: Record<string, string>
  /** The body, sent as JSON. */
  body?: object
  /** Replaces `body`: text that need not be JSON. */
  text?: string
  /** The `authorization` header: the token of the run's account unless given, none if null. */
  token?: string | null
  headers?: Record<string, string>
  /** Replaces the path of the call. */
  path?: `/${string}`
}

/** One row of the table: a request, and the response that the contract demands. */
export type Step = {
  call: CallName
  what: string
  status: number
  schema: z.ZodType
  /** Several requests are sent at once, and each has to get this response. */
  request: (run: Run) => StepRequest | StepRequest[]
  /** If given, one of several requests gets the response of the step, and the others this status. */
  othersGet?: number | undefined
  /** Checks what the schema cannot say, in a body that matches it. */
  check: (body: unknown, run: Run) => Deviation
  /** Remembers what later requests need. Reads any body, so that one deviation is not reported by all rows after it. */
  learn?: ((body: unknown, run: Run) => void) | undefined
}

type Details = Pick<Step, 'what' | 'learn' | 'othersGet'> & { request?: Step['request'] }
type BodyOf<Name extends CallName> = z.infer<(typeof calls)[Name]['response']['schema']>
type SuccessDetails<Name extends CallName> = Details & {
  check?: (body: BodyOf<Name>, run: Run) => Deviation[]
}

const plain = () => ({})

/** Takes the name of a call and details; returns the step that expects its success. */
export const succeeds = <Name extends CallName>(
  call: Name,
  { request = plain, check, ...details }: SuccessDetails<Name>,
): Step => ({
  call,
  ...callOf(call).response,
  ...details,
  request,
  // The schema of the same call has accepted the body.
  check: (body, run) => firstOf(check?.(body as BodyOf<Name>, run) ?? []),
})

type ErrorDetails = Details & {
  /** The text that the specification fixes. */
  says?: string
  /** What the texts have to mention, one each and no more, such as the names of the missing fields. */
  names?: string[] | ((run: Run) => string[])
  check?: (body: ErrorsDto & Partial<CartChangedDto>, run: Run) => Deviation[]
}

const mentions = (texts: string[], names: string[]): Deviation => {
  const missed = names.findIndex((name, index) => !texts[index]?.includes(name))
  if (missed >= 0) return `errors[${missed}] is ${show(texts[missed])}, without '${names[missed]}'`
  return texts.length > names.length ? `errors has ${texts.length} entries instead of ${names.length}` : null
}

/** Takes the name of a call, an error status and details; returns the step that expects this error. */
export const fails = (
  call: CallName,
  status: number,
  { request = plain, says, names, check, ...details }: ErrorDetails,
): Step => ({
  call,
  status,
  schema: callOf(call).errorSchemas?.[status] ?? errors,
  ...details,
  request,
  check: (body, run) => {
    const sent = body as ErrorsDto & Partial<CartChangedDto>
    return firstOf([
      says === undefined ? null : same('errors', sent.errors, [says]),
      names ? mentions(sent.errors, typeof names === 'function' ? names(run) : names) : null,
      ...(check?.(sent, run) ?? []),
    ])
  },
})
