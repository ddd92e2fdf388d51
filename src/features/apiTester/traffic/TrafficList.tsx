import type { ReactNode } from 'react'
import type { RecordedCall } from '@/contract'
import { durationText } from '../response/measures'
import outcome from '../response/ResponseView.module.css'
import { isFailed, outcomeText, requestLine } from './recordedCall'
import styles from './TrafficPanel.module.css'

const time = new Intl.DateTimeFormat('en-IN', { timeStyle: 'medium' })

type TrafficListProps = {
  calls: RecordedCall[]
  chosen: RecordedCall | undefined
  onChoose: (call: RecordedCall) => void
  /** An entry in place of calls. */
  children: ReactNode
}

export function TrafficList({ calls, chosen, onChoose, children }: TrafficListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets.
    <ul role="list" aria-label="Calls" className={styles.list}>
      {children}
      {calls.map((call) => (
        <li key={call.id}>
          {/* The blanks are for its accessible name. */}
          <button
            type="button"
            className={styles.call}
            aria-current={call === chosen || undefined}
            onClick={() => onChoose(call)}
          >
            <span className={styles.title}>{requestLine(call)}</span>{' '}
            <strong className={isFailed(call) ? outcome.failed : outcome.fine}>{outcomeText(call)}</strong>{' '}
            <span>{durationText(call.durationMs)}</span>{' '}
            <time dateTime={new Date(call.sentAt).toISOString()}>{time.format(call.sentAt)}</time>
          </button>
        </li>
      ))}
    </ul>
  )
}
