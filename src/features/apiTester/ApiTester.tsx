import { useState } from 'react'
import styles from './ApiTester.module.css'
import { ColourSchemePicker, type Scheme } from './ColourSchemePicker'
import { HistoryPane } from './history/HistoryPane'
import { useHistory } from './history/useHistory'
import { RequestForm } from './request/RequestForm'
import { ResponsePane } from './response/ResponsePane'
import { useTester } from './useTester'

type ApiTesterProps = {
  /** The scheme to start with; the picker changes it. */
  scheme?: Scheme
  /** Called after a POST or DELETE, even a failed one: the cart or the wishlist may have changed. */
  onWrite?: () => void
}

/** Sends requests to the API and shows the responses (specification, section 2). */
export function ApiTester({ scheme: firstScheme = 'standard', onWrite }: ApiTesterProps) {
  const [scheme, setScheme] = useState(firstScheme)
  const history = useHistory()
  const { state, dispatch, send, cancel } = useTester({ onWrite, onSettled: history.record })
  return (
    <div className={styles.tester} data-scheme={scheme}>
      <ColourSchemePicker scheme={scheme} onChange={setScheme} />
      <div className={styles.panes}>
        <RequestForm state={state} dispatch={dispatch} onSend={send} onCancel={cancel} />
        <ResponsePane state={state} />
      </div>
      <HistoryPane
        history={history}
        isSending={state.isSending}
        onRestore={(entry) => dispatch({ type: 'requestRestored', entry })}
      />
    </div>
  )
}
