import type { RecordedCall } from '@resham/browser'
import { useState } from 'react'
import { Field } from '@/shared/forms/Field'
import type { TesterForm } from '../request/testerForm'
import { durationText } from '../response/formatResponse'
import { TesterSection } from '../TesterSection'
import tester from '../tester.module.css'
import { ChosenCall } from './ChosenCall'
import { filterCalls, formToRepeat, isFailed, outcomeText, requestLine } from './recordedCall'
import styles from './TrafficPanel.module.css'
import { useTraffic } from './useTraffic'

const time = new Intl.DateTimeFormat('en-IN', { timeStyle: 'medium' })

type TrafficPanelProps = {
  /** The session's token; null for a visitor. */
  token: string | null
  isSending: boolean
  onSendAgain: (form: Partial<TesterForm>) => void
}

/** The latest calls of this page, and the chosen one. */
export function TrafficPanel({ token, isSending, onSendAgain }: TrafficPanelProps) {
  const calls = useTraffic()
  const [filter, setFilter] = useState('')
  const [chosenId, setChosenId] = useState<RecordedCall['id']>()
  const found = filterCalls(calls, filter)
  const chosen = calls.find(({ id }) => id === chosenId)
  const form = chosen && formToRepeat(chosen, token)

  return (
    <TesterSection
      title="Traffic"
      text="The last 50 calls of this page, newest first, until it is reloaded or closed."
    >
      <div className={styles.search}>
        <Field
          label="Filter"
          name="trafficFilter"
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
        />
        {/* Rendered while empty, or its first text would not be announced. */}
        <p aria-live="polite" className={tester.text}>
          {filter.trim() !== '' && `${found.length} of ${calls.length} calls`}
        </p>
      </div>
      <div className={tester.panes}>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets. */}
        <ul role="list" aria-label="Calls" className={styles.list}>
          {calls.length === 0 && <li className={tester.text}>No calls yet.</li>}
          {found.map((call) => (
            <li key={call.id}>
              {/* The blanks separate the texts in the accessible name. */}
              <button
                type="button"
                className={styles.call}
                aria-current={call === chosen || undefined}
                onClick={() => setChosenId(call.id)}
              >
                <span className={tester.mono} translate="no">
                  {requestLine(call)}
                </span>{' '}
                <strong className={isFailed(call) ? tester.failed : tester.fine}>{outcomeText(call)}</strong>{' '}
                <span>{durationText(call.durationMs)}</span>{' '}
                <time dateTime={new Date(call.sentAt).toISOString()}>{time.format(call.sentAt)}</time>
              </button>
            </li>
          ))}
        </ul>
        <ChosenCall call={chosen} isSending={isSending} onSendAgain={form && (() => onSendAgain(form))} />
      </div>
    </TesterSection>
  )
}
