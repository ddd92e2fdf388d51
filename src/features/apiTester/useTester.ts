import { useEffect, useRef, useState } from 'react'
import { selectToken } from '@/features/auth'
import { useAppDispatch, useAppSelector } from '@/shared/redux/hooks'
import { manualRequestSent } from './apiTesterListeners'
import { type Outcome, sendRequest } from './request/sendRequest'
import { composeRequest, initialForm, type KnownIds, type TesterForm } from './request/testerForm'

const nothing: Outcome & { id: number } = { id: 0, response: undefined, error: null }

/** The tester's state (specification, section 3). At most one request is pending; leaving the page aborts it. */
export const useTester = (knownIds: KnownIds) => {
  const dispatch = useAppDispatch()
  const token = useAppSelector(selectToken)
  const [form, setForm] = useState(initialForm)
  // The last response stays until the next one, to avoid a layout shift.
  const [outcome, setOutcome] = useState(nothing)
  const [isSending, setIsSending] = useState(false)
  // A ref, because a second click can come before the next render.
  const pending = useRef<ReturnType<typeof sendRequest> | null>(null)
  const request = composeRequest(form, token, knownIds)

  const cancel = () => pending.current?.abort()
  useEffect(() => () => pending.current?.abort(), [])

  const send = async () => {
    if (pending.current) return
    pending.current = sendRequest(request)
    setIsSending(true)
    const settled = await pending.current.outcome
    pending.current = null
    setIsSending(false)
    setOutcome(({ id }) => ({ ...settled, id: id + 1 }))
    // Dispatched even without a response, because the server may have handled the request.
    if (form.reqType !== 'GET') dispatch(manualRequestSent())
  }

  return {
    form,
    change: (changed: Partial<TesterForm>) => setForm((current) => ({ ...current, ...changed })),
    knownIds,
    token,
    request,
    outcome,
    isSending,
    send,
    cancel,
  }
}

export type Tester = ReturnType<typeof useTester>
