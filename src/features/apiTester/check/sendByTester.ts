import type { Send } from '../../../../contract-tests/sendStep'
import { sendRequest } from '../request/sendRequest'

/**
 * Sends a request of the contract's table to the API that the shop uses, with the timeout of the tester. It touches
 * neither the session nor the caches of the shop.
 */
export const sendByTester: Send = async ({ method, path, headers, body }) => {
  const outcome = await sendRequest({ reqType: method, endpoint: path, body, headers }).outcome
  if ('error' in outcome) throw new Error(outcome.error)
  const { status, data } = outcome.result.response
  return { status, body: data }
}
