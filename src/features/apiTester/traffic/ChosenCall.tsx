import type { RecordedCall } from '@resham/browser'
import { Fragment, useEffect, useMemo, useRef } from 'react'
import { Button } from '@/shared/ui/controls/Button'
import { classNames } from '@/shared/ui/styling/classNames'
import { JsonPart } from '../response/JsonPart'
import { OutcomeLine } from '../response/OutcomeLine'
import { ResponseView } from '../response/ResponseView'
import tester from '../tester.module.css'
import { requestLine, sentDataOf, shownOf } from './recordedCall'
import styles from './TrafficPanel.module.css'

type ChosenCallProps = {
  call: RecordedCall | undefined
  isSending: boolean
  /** Missing where the form cannot send it. */
  onSendAgain: (() => void) | undefined
}

/** What a call has sent, and the response to it. */
export function ChosenCall({ call, isSending, onSendAgain }: ChosenCallProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Parsed once, or its trees would be rendered with each call that comes.
  const parsed = useMemo(() => call && { sent: sentDataOf(call), outcome: shownOf(call) }, [call])

  // On a narrow screen the call is shown below the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another call is chosen.
  useEffect(() => void heading.current?.scrollIntoView({ block: 'nearest' }), [call?.id])

  return (
    <div className={classNames(tester.stack, styles.chosen)}>
      {call ? (
        <Fragment key={`request ${call.id}`}>
          <h3 ref={heading} className={tester.mono} translate="no">
            {requestLine(call)}
          </h3>
          {onSendAgain && (
            <Button variant="secondary" size="small" isBusy={isSending} onClick={onSendAgain}>
              Send again
            </Button>
          )}
          <JsonPart title="Request headers" value={call.request.headers} />
          {parsed?.sent !== undefined && <JsonPart title="Request body" value={parsed.sent} />}
        </Fragment>
      ) : (
        <p className={tester.text}>Choose a call to see what was sent, and the response.</p>
      )}
      <OutcomeLine outcome={parsed?.outcome} />
      {call && (
        <ResponseView
          key={`response ${call.id}`}
          response={parsed?.outcome.response}
          text={parsed?.outcome.text}
        />
      )}
    </div>
  )
}
