import { useEffect, useRef, useState } from 'react'
import { checkApi } from '../../../../contract-tests/checkApi'
import type { Send } from '../../../../contract-tests/sendStep'
import type { Row } from '../../../../contract-tests/tryStep'
import { sendRequest } from '../request/sendRequest'

// Like the tester, it touches neither the session nor the caches of the shop.
const send: Send = async ({ method, path, headers, body }) => {
  const { response, error } = await sendRequest({ reqType: method, endpoint: path, body, headers }).outcome
  if (!response) throw new Error(error ?? undefined)
  return { status: response.status, body: response.data }
}

type Phase = 'idle' | 'running' | 'cancelling' | 'cancelled' | 'done'

/** The check's state. A run that is cancelled, also by leaving the page, still empties its accounts. */
export const useApiCheck = () => {
  const [phase, setPhase] = useState<Phase>('idle')
  const [rows, setRows] = useState<Row[]>([])
  // A ref, because a second click can come before the next render.
  const running = useRef<AbortController | null>(null)

  useEffect(() => () => running.current?.abort(), [])

  const run = async () => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setPhase('running')
    setRows([])
    try {
      await checkApi(send, (row) => setRows((tried) => [...tried, row]), controller.signal)
    } finally {
      running.current = null
      setPhase(controller.signal.aborted ? 'cancelled' : 'done')
    }
  }

  const cancel = () => {
    running.current?.abort()
    setPhase('cancelling')
  }

  return { phase, rows, run, cancel }
}
