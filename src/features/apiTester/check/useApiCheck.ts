import { useEffect, useRef, useState } from 'react'
import { checkApi } from '../../../../contract-tests/checkApi'
import type { Row } from '../../../../contract-tests/tryStep'
import { sendByTester } from './sendByTester'

export type ApiCheckState = {
  phase: 'idle' | 'running' | 'cancelling' | 'cancelled' | 'done'
  rows: Row[]
}

/** The check's state. A run that is cancelled, also by leaving the page, still empties its accounts. */
export const useApiCheck = () => {
  const [state, setState] = useState<ApiCheckState>({ phase: 'idle', rows: [] })
  // A ref, because a second click can come before the next render.
  const running = useRef<AbortController | null>(null)

  useEffect(() => () => running.current?.abort(), [])

  const run = async () => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setState({ phase: 'running', rows: [] })
    const addRow = (row: Row) => setState(({ phase, rows }) => ({ phase, rows: [...rows, row] }))
    try {
      await checkApi(sendByTester, addRow, controller.signal)
    } finally {
      running.current = null
      const phase = controller.signal.aborted ? 'cancelled' : 'done'
      setState(({ rows }) => ({ phase, rows }))
    }
  }

  const cancel = () => {
    running.current?.abort()
    setState(({ rows }) => ({ phase: 'cancelling', rows }))
  }

  return { state, run, cancel }
}
