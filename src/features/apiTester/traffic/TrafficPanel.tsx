import { useState } from 'react'
import type { RecordedCall } from '@/contract'
import { Field } from '@/shared/forms/Field'
import { TesterPanel } from '../TesterPanel'
import panel from '../TesterPanel.module.css'
import type { FormChange } from '../testerReducer'
import { ChosenCall } from './ChosenCall'
import { filterCalls, formToRepeat } from './recordedCall'
import { TrafficList } from './TrafficList'
import styles from './TrafficPanel.module.css'
import { useTraffic } from './useTraffic'

type TrafficPanelProps = {
  /** The session's token; null for a visitor. */
  token: string | null
  isSending: boolean
  onSendAgain: (form: FormChange) => void
}

/** The latest calls of this page, and the response to the chosen one. */
export function TrafficPanel({ token, isSending, onSendAgain }: TrafficPanelProps) {
  const calls = useTraffic()
  const [filter, setFilter] = useState('')
  const [chosenId, setChosenId] = useState<RecordedCall['id']>()
  const found = filterCalls(calls, filter)
  const chosen = calls.find(({ id }) => id === chosenId)
  const form = chosen && formToRepeat(chosen, token)

  return (
    <TesterPanel title="Traffic">
      <p className={panel.text}>
        The last 50 calls of this page, newest first, until it is reloaded or closed.
      </p>
      <div className={styles.search}>
        <Field
          label="Filter"
          name="trafficFilter"
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className={styles.filter}
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
        />
        {/* Rendered while empty, or its first text would not be announced. */}
        <p role="status" className={panel.text}>
          {filter.trim() !== '' && `${found.length} of ${calls.length} calls`}
        </p>
      </div>
      <div className={styles.columns}>
        <TrafficList calls={found} chosen={chosen} onChoose={({ id }) => setChosenId(id)}>
          {calls.length === 0 && <li className={panel.text}>No calls yet.</li>}
        </TrafficList>
        {chosen ? (
          <ChosenCall call={chosen} isSending={isSending} onSendAgain={form && (() => onSendAgain(form))} />
        ) : (
          <p className={panel.text}>Choose a call to see its response.</p>
        )}
      </div>
    </TesterPanel>
  )
}
