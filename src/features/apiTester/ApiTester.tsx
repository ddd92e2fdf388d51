import { useState } from 'react'
import styles from './ApiTester.module.css'
import { type Scheme, SchemePicker } from './ColourSchemePicker'
import { RequestForm } from './RequestForm'
import { ResponsePane } from './ResponsePane'
import { useTester } from './useTester'

type RequestTesterProps = {
  /** The scheme to start with; the picker changes it. */
  scheme?: Scheme
  /** Called after a POST or DELETE, even a failed one: the cart or the wishlist may have changed. */
  onWrite?: () => void
}

/** Sends requests to the API and shows the responses (specification, section 2). */
export function RequestTester({ scheme: firstScheme = 'standard', onWrite }: RequestTesterProps) {
  const [scheme, setScheme] = useState(firstScheme)
  const { state, dispatch, send, cancel } = useTester(onWrite)
  return (
    <div className={styles.tester} data-scheme={scheme}>
      <SchemePicker scheme={scheme} onChange={setScheme} />
      <div className={styles.panes}>
        <RequestForm state={state} dispatch={dispatch} onSend={send} onCancel={cancel} />
        <ResponsePane state={state} />
      </div>
    </div>
  )
}
