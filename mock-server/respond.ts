import { type Request, Response } from 'miragejs'
import type { FailureDto, RefusalDto } from '../src/contract'

/** A call that is answered with a status and one text or more, instead of what was asked for. */
export class Refusal extends Error {
  readonly status: number
  readonly errors: string[]

  constructor(status: number, ...errors: string[]) {
    super(errors.join(' '))
    this.status = status
    this.errors = errors
  }
}

/** A function that answers one route. It throws a `Refusal` where it cannot. */
export type Handler = (request: Request) => Response | Promise<Response>

/** One route under /api: the handler of a verb and a path. A `:name` in the path is a parameter. */
export type Route = { verb: Verb; path: string; handler: Handler }
export type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete' | 'head' | 'options'

/** A JSON answer, which may be written already. The type argument names the call's answer in the contract. */
export const respond = <Answer extends object>(status: number, answer: Answer | string): Response =>
  new Response(status, {}, answer)

/**
 * Wraps a handler so that it always answers (specification, section 8): a refusal with its status
 * and `{ errors }`, anything unexpected with 500 and `{ error: { message } }`, never with a stack.
 */
export const answerAlways =
  (handler: Handler) =>
  async (_schema: unknown, request: Request): Promise<Response> => {
    // Mirage's stand-in for XMLHttpRequest would hand the answer over ten letters at a time, with an event each.
    Object.assign(request, { chunkSize: Number.MAX_SAFE_INTEGER })
    try {
      return await handler(request)
    } catch (error) {
      if (error instanceof Refusal) return respond<RefusalDto>(error.status, { errors: error.errors })
      const message = error instanceof Error ? error.message : String(error)
      return respond<FailureDto>(500, { error: { message } })
    }
  }
