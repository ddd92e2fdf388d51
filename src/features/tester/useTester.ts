import { useEffect, useReducer, useRef } from 'react'
import { rowsOf } from './headerList'
import { toHeaders } from './headerRules'
import { type RequestUnderWay, sendRequest } from './sendRequest'
import { initialTester, testerReducer } from './testerReducer'

/**
 * The tester's state and its one effect: a request. At most one is under way; leaving the page
 * aborts it. `onWrite` is called after a POST or DELETE, even one that was not answered: the server may
 * have done it all the same.
 */
export const useTester = (onWrite?: () => void) => {
  const [state, dispatch] = useReducer(testerReducer, initialTester)
  // A second click can come before the next render, so the state alone cannot keep it away.
  const underWay = useRef<RequestUnderWay | null>(null)

  useEffect(() => () => underWay.current?.abort(), [])

  const send = async () => {
    if (underWay.current) return
    const { reqType, endpoint, body, headers, latest } = state
    const id = latest + 1
    const request = sendRequest({ reqType, endpoint, body, headers: toHeaders(rowsOf(headers)) })
    underWay.current = request
    dispatch({ type: 'requestSent', id })
    const outcome = await request.outcome
    underWay.current = null
    if ('error' in outcome) dispatch({ type: 'requestFailed', id, error: outcome.error })
    else dispatch({ type: 'requestAnswered', id, answer: outcome.answer })
    if (reqType !== 'GET') onWrite?.()
  }

  const cancel = () => underWay.current?.abort()

  return { state, dispatch, send, cancel }
}
