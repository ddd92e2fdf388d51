import type { z } from 'zod'
import type { CartChangedDto, ErrorsDto } from '../src/contract'
import { type CallName, callOf, type calls } from '../src/contract/calls'
import { show } from '../src/contract/describeIssue'
import { errors } from '../src/contract/entitySchemas'
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
  /** The `authorization` header: the token of the run unless given, none if null. */
  token?: string | null
  headers?: Record<string, string>
}

/** One row of the self-check: a request, and the response that the contract demands. */
export type Step = {
  call: CallName
  what: string
  status: number
  schema: z.ZodType
  request: (run: Run) => StepRequest
  /** Checks what the schema cannot say, in a body that matches it. */
  check: (body: unknown, run: Run) => Deviation
  /** Remembers what later requests need. Reads any body, so that one deviation is not reported by all rows after it. */
  learn?: (body: unknown, run: Run) => void
}

type Details = Pick<Step, 'what' | 'learn'> & { request?: Step['request'] }
type BodyOf<Name extends CallName> = z.infer<(typeof calls)[Name]['response']['schema']>
type SuccessDetails<Name extends CallName> = Details & {
  check?: (body: BodyOf<Name>, run: Run) => Deviation[]
}

const plain = () => ({})

/** Takes the name of a call and details; returns the step that expects its success. */
export const succeeds = <Name extends CallName>(
  call: Name,
  { what, request = plain, check, learn }: SuccessDetails<Name>,
): Step => {
  const { status, schema } = callOf(call).response
  // The schema of the same call has accepted the body.
  const checkBody: Step['check'] = (body, run) => firstOf(check?.(body as BodyOf<Name>, run) ?? [])
  return { call, what, status, schema, request, check: checkBody, ...(learn && { learn }) }
}

type ErrorDetails = Details & {
  /** The text that the specification fixes. */
  says?: string
  /** What the texts have to mention, one each, such as the names of the missing fields. */
  names?: string[]
  check?: (body: ErrorsDto & Partial<CartChangedDto>, run: Run) => Deviation[]
}

const mentions = (texts: string[], names: string[]): Deviation[] =>
  names.map((name, index) => {
    const text = texts[index]
    if (text?.includes(name)) return null
    return text === undefined
      ? `errors[${index}] is missing`
      : `errors[${index}] is ${show(text)}, without '${name}'`
  })

/** Takes the name of a call, an error status and details; returns the step that expects this error. */
export const fails = (
  call: CallName,
  status: number,
  { what, request = plain, says, names = [], check }: ErrorDetails,
): Step => ({
  call,
  what,
  status,
  schema: callOf(call).errorSchemas?.[status] ?? errors,
  request,
  check: (body, run) => {
    const sent = body as ErrorsDto & Partial<CartChangedDto>
    const fixed = says === undefined ? null : same('errors', sent.errors, [says])
    return firstOf([fixed, ...mentions(sent.errors, names), ...(check?.(sent, run) ?? [])])
  },
})
