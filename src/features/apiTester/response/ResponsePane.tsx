import { useId, useLayoutEffect, useRef } from 'react'
import { FormError } from '@/shared/forms/FormError'
import { CopyButton } from '@/shared/ui/controls/CopyButton'
import { Panel } from '@/shared/ui/layout/Panel'
import { PastEntryNote } from '../history/PastEntryNote'
import type { TesterResponse } from '../request/testerRequest'
import type { TesterState } from '../testerReducer'
import styles from './ResponsePane.module.css'
import { ResponseParts } from './ResponseParts'
import { ResponseStatus } from './ResponseStatus'

/**
 * What is shown, as text: JSON with indentation. Where that would alter what was received, such as a number beyond
 * 2^53, it is copied as it is.
 */
const responseAsText = (response: TesterResponse, received: string | undefined): string => {
  if (!('data' in response)) return JSON.stringify(response, null, 2)
  const { data } = response
  if (typeof data === 'string') return data
  const isSame = received === undefined || received === JSON.stringify(data)
  return isSame ? JSON.stringify(data, null, 2) : received
}

type ResponsePaneProps = { state: TesterState }

export function ResponsePane({ state }: ResponsePaneProps) {
  const { response, receipt, error, isSending, pastEntry } = state
  const title = useId()
  const note = useId()
  const heading = useRef<HTMLHeadingElement>(null)

  // The buttons of the history are far below.
  useLayoutEffect(() => {
    if (pastEntry) heading.current?.focus()
  }, [pastEntry])

  return (
    <Panel as="section" aria-labelledby={title} className={styles.pane}>
      <h2
        id={title}
        ref={heading}
        tabIndex={-1}
        aria-describedby={pastEntry && note}
        className={styles.title}
      >
        Response
      </h2>
      <div className={styles.outcome}>
        {!response && <FormError>{error}</FormError>}
        {/* Rendered while empty, or its first text would not be announced. */}
        <div role="status" aria-label="Status">
          {isSending ? <p>Sending…</p> : <ResponseStatus state={state} />}
        </div>
      </div>
      {pastEntry && <PastEntryNote id={note} entry={pastEntry} />}
      {response ? (
        <div aria-busy={isSending} className={styles.parts}>
          <ResponseParts key={receipt?.id} response={response} />
          <div className={styles.copy}>
            <CopyButton
              key={receipt?.id}
              label="Copy response"
              text={() => responseAsText(response, receipt?.text)}
            />
          </div>
        </div>
      ) : (
        <p className={styles.nothing}>Response is undefined.</p>
      )}
    </Panel>
  )
}
