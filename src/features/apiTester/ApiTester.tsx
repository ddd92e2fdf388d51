import { type ReactNode, useState } from 'react'
import styles from './ApiTester.module.css'
import { ColourSchemePicker, type Scheme } from './ColourSchemePicker'
import { RequestForm } from './request/RequestForm'
import { ResponsePane } from './response/ResponsePane'
import { useTester } from './useTester'

type ApiTesterProps = {
  /** The scheme to start with; the picker changes it. */
  scheme?: Scheme
  /** Called after a POST or DELETE, even a failed one: the cart or the wishlist may have changed. */
  onWrite?: () => void
  /** Further panels, in its colour scheme. */
  children?: ReactNode
}

/** Sends requests to the API and shows the responses (specification, section 2). */
export function ApiTester({ scheme: firstScheme = 'standard', onWrite, children }: ApiTesterProps) {
  const [scheme, setScheme] = useState(firstScheme)
  const { state, dispatch, send, cancel } = useTester(onWrite)
  return (
    <div className={styles.tester} data-scheme={scheme}>
      <ColourSchemePicker scheme={scheme} onChange={setScheme} />
      <div className={styles.panes}>
        <RequestForm state={state} dispatch={dispatch} onSend={send} onCancel={cancel} />
        <ResponsePane state={state} />
      </div>
      {children}
    </div>
  )
}
