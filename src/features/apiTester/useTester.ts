import { useEffect, useReducer, useRef } from 'react'
import { composeRequest } from './request/composeRequest'
import type { KnownIds } from './request/fillPath'
import { type SentRequest, sendRequest } from './request/sendRequest'
import { initialTester, testerReducer } from './testerReducer'

/**
 * The tester's state, with at most one pending request, which is aborted on unmount. `token` is the session's; `onWrite`
 * is called after a POST or DELETE, even without a response: the server may have handled it.
 */
export const useTester = (token: string | null, knownIds: KnownIds, onWrite: () => void) => {
  const [state, dispatch] = useReducer(testerReducer, initialTester)
  // A ref, because a second click can come before the next render.
  const pending = useRef<SentRequest | null>(null)

  useEffect(() => () => pending.current?.abort(), [])

  const send = async () => {
    if (pending.current) return
    const request = sendRequest(composeRequest(state, token, knownIds))
    pending.current = request
    dispatch({ type: 'requestSent' })
    const outcome = await request.outcome
    pending.current = null
    dispatch({ type: 'requestSettled', outcome })
    if (state.reqType !== 'GET') onWrite()
  }

  const cancel = () => pending.current?.abort()

  return { state, dispatch, send, cancel }
}
