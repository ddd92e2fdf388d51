import { API_NAMESPACE } from '../src/contract'
import type { CallMethod } from '../src/contract/call'
import { type CallName, callOf } from '../src/contract/calls'
import type { StepRequest } from './defineStep'
import { type Run, tokenOf } from './testRun'

export type SentRequest = { method: CallMethod; path: string; headers: Record<string, string>; body: string }

/**
 * Sends a request, whose path begins with `/api`; a body, except that of a GET, as JSON. A response that is not declared as JSON is returned as text.
 * Rejects with an error whose message says why there is no response.
 */
export type Send = (request: SentRequest) => Promise<{ status: number; body: unknown }>

/**
 * Takes the name of a call, what its request adds, the run, and how to send; sends the request, and returns the response.
 * Throws a `MissingFact` without the token that the call needs.
 */
export const sendStep = (name: CallName, request: StepRequest, run: Run, send: Send) => {
  const { method, path: template, needsToken } = callOf(name)
  const { params = {}, body, text = JSON.stringify(body) ?? '', headers = {}, path = template } = request
  const { token = needsToken ? tokenOf(run.account) : null } = request
  return send({
    method,
    path: `/${API_NAMESPACE}${path.replace(/\{(\w+)\}/g, (_all, key) => encodeURIComponent(params[key] ?? ''))}`,
    body: text,
    headers: { ...headers, ...(token !== null && { authorization: token }) },
  })
}
