import { API_NAMESPACE } from '../src/contract'
import { type CallName, callOf } from '../src/contract/calls'
import { fillPath } from '../src/features/apiTester/request/fillPath'
import { sendRequest } from '../src/features/apiTester/request/sendRequest'
import type { StepRequest } from './defineStep'
import { known, type Run } from './testRun'

const tokenFor = (name: CallName, { token }: StepRequest, run: Run): string | null => {
  if (token !== undefined) return token
  return callOf(name).needsToken ? known(run.token, 'a token') : null
}

/**
 * Takes the name of a call, what its request adds, and the run; sends the request to the API that the shop uses. It
 * touches neither the session nor the caches of the shop. Throws a `MissingFact` without the token that the call needs.
 */
export const sendStep = (name: CallName, request: StepRequest, run: Run) => {
  const { method, path } = callOf(name)
  const { params = {}, body, text = JSON.stringify(body) ?? '', headers = {} } = request
  const token = tokenFor(name, request, run)
  return sendRequest({
    reqType: method,
    endpoint: `/${API_NAMESPACE}${fillPath(path, params)}`,
    body: text,
    headers: { ...headers, ...(token !== null && { authorization: token }) },
  }).outcome
}
