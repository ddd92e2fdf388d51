import { type ReactNode, useState } from 'react'
import styles from './ApiTester.module.css'
import { ColourSchemePicker, type Scheme } from './ColourSchemePicker'
import { HistoryPane } from './history/HistoryPane'
import { useHistory } from './history/useHistory'
import type { KnownIds } from './request/fillPath'
import { RequestForm } from './request/RequestForm'
import { ResponsePane } from './response/ResponsePane'
import { SelfCheck } from './selfCheck/SelfCheck'
import { useTester } from './useTester'

type ApiTesterProps = {
  /** The scheme to start with; the picker changes it. */
  scheme?: Scheme
  /** The session's token; null for a visitor. */
  token?: string | null
  knownIds?: KnownIds
  /** Called after a POST or DELETE, even a failed one: the cart or the wishlist may have changed. */
  onWrite?: () => void
  /** Further panels, in its colour scheme. */
  children?: ReactNode
}

/** Sends requests to the API and shows the responses (specification, section 2). */
export function ApiTester({
  scheme: firstScheme = 'standard',
  token = null,
  knownIds = {},
  onWrite,
  children,
}: ApiTesterProps) {
  const [scheme, setScheme] = useState(firstScheme)
  const history = useHistory()
  const { state, dispatch, send, cancel } = useTester(token, knownIds, { onWrite, onSettled: history.record })
  return (
    <div className={styles.tester} data-scheme={scheme}>
      <div className={styles.bar}>
        <ColourSchemePicker scheme={scheme} onChange={setScheme} />
        {/* Written by the build. */}
        {process.env.NODE_ENV === 'production' && (
          <a href="/openapi.json" className={styles.link}>
            OpenAPI document
          </a>
        )}
      </div>
      <div className={styles.panes}>
        <RequestForm
          state={state}
          token={token}
          knownIds={knownIds}
          dispatch={dispatch}
          onSend={send}
          onCancel={cancel}
        />
        <ResponsePane state={state} />
      </div>
      <HistoryPane
        history={history}
        isSending={state.isSending}
        onRestore={(entry) => dispatch({ type: 'requestRestored', entry })}
      />
      {children}
      <SelfCheck />
    </div>
  )
}
