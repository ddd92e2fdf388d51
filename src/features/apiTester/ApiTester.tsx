import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useDispatch, useSelector } from 'react-redux'
import { selectToken } from '@/features/auth'
import { classNames } from '@/shared/ui/styling/classNames'
import styles from './ApiTester.module.css'
import { type ColourScheme, ColourSchemePicker } from './ColourSchemePicker'
import { ApiCheck } from './check/ApiCheck'
import schemes from './colourSchemes.module.css'
import { manualRequestSent } from './manualRequestSent'
import type { KnownIds } from './request/fillPath'
import { RequestForm } from './request/RequestForm'
import { ResponseView } from './response/ResponseView'
import { TesterPanel } from './TesterPanel'
import type { FormChange } from './testerReducer'
import { TrafficPanel } from './traffic/TrafficPanel'
import { useTester } from './useTester'

type ApiTesterProps = {
  knownIds: KnownIds
  /** Further panels, in its colour scheme. */
  children?: ReactNode
}

/** Sends requests to the API and shows the responses. */
export function ApiTester({ knownIds, children }: ApiTesterProps) {
  const [scheme, setScheme] = useState<ColourScheme>('standard')
  const token = useSelector(selectToken)
  const storeDispatch = useDispatch()
  const { state, dispatch, send, cancel } = useTester(token, knownIds, () =>
    storeDispatch(manualRequestSent()),
  )
  const form = useRef<HTMLFormElement>(null)
  const responseTitle = useRef<HTMLHeadingElement>(null)

  // The form checks the request, and focuses what is invalid.
  const sendAgain = (change: FormChange) => {
    flushSync(() => dispatch({ type: 'formChanged', change }))
    responseTitle.current?.focus()
    form.current?.requestSubmit()
  }

  return (
    <div className={classNames(styles.tester, schemes.colours)} data-scheme={scheme}>
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
          formRef={form}
          state={state}
          token={token}
          knownIds={knownIds}
          dispatch={dispatch}
          onSend={send}
          onCancel={cancel}
        />
        <TesterPanel title="Response" titleRef={responseTitle}>
          <ResponseView id={state.settled} outcome={state} isSending={state.isSending} />
        </TesterPanel>
      </div>
      <TrafficPanel token={token} isSending={state.isSending} onSendAgain={sendAgain} />
      {children}
      <ApiCheck />
    </div>
  )
}
