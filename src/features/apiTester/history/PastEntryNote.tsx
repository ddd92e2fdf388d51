import { missingDataText, sentText } from './entryTexts'
import styles from './HistoryPane.module.css'
import type { HistoryEntry } from './historyEntry'

type PastEntryNoteProps = { id: string; entry: HistoryEntry }

/** Says that the response shown is not the latest. */
export function PastEntryNote({ id, entry }: PastEntryNoteProps) {
  return (
    <p id={id} className={styles.note}>
      From the history: sent <time dateTime={new Date(entry.sentAt).toISOString()}>{sentText(entry)}</time>.{' '}
      {missingDataText(entry)}
    </p>
  )
}
