import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/shared/ui/controls/Button'
import { Panel } from '@/shared/ui/layout/Panel'
import { CompareBar } from './CompareBar'
import { type ComparedEntries, Comparison } from './Comparison'
import { HistoryItem } from './HistoryItem'
import styles from './HistoryPane.module.css'
import type { HistoryEntry } from './historyEntry'
import { MAX_ENTRIES } from './storedHistory'
import type { History } from './useHistory'

/** So many entries show at first. */
const FEW = 10

type HistoryPaneProps = {
  history: History
  isSending: boolean
  /** Shows a request and its outcome again. */
  onRestore: (entry: HistoryEntry) => void
}

/** The last requests of this browser: to look at again, to send again and to compare. */
export function HistoryPane({ history, isSending, onRestore }: HistoryPaneProps) {
  const { entries, isStored, remove, clear } = history
  const title = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [isWhole, setIsWhole] = useState(false)
  const [ticked, setTicked] = useState<string[]>([])
  const [compared, setCompared] = useState<ComparedEntries>()
  const shown = isWhole ? entries : entries.slice(0, FEW)
  const tickedEntries = shown.filter(({ id }) => ticked.includes(id))

  const tick = ({ id }: HistoryEntry) =>
    setTicked((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]))

  // The form checks the request before it sends it, and focuses what must be filled in again.
  const sendAgain = (entry: HistoryEntry) => {
    flushSync(() => onRestore(entry))
    heading.current?.closest('[data-scheme]')?.querySelector('form')?.requestSubmit()
  }

  // The button disappears, so the focus moves to the first entry that it shows.
  const showAll = () => {
    flushSync(() => setIsWhole(true))
    list.current?.children[FEW]?.querySelector('button')?.focus()
  }

  const clearAll = () => {
    clear()
    heading.current?.focus()
  }

  return (
    <Panel as="section" aria-labelledby={title} className={styles.pane}>
      <div className={styles.head}>
        <h2 id={title} ref={heading} tabIndex={-1} className={styles.title}>
          History
        </h2>
        {entries.length > 0 && (
          <Button variant="ghost" size="small" onClick={clearAll}>
            Clear history
          </Button>
        )}
      </div>
      <p className={styles.hint}>
        {entries.length === 0 && 'No requests yet. '}
        {isStored
          ? `The last ${MAX_ENTRIES} requests are stored in this browser, without passwords and tokens.`
          : 'Not every request could be stored in this browser. Those that were not are lost when this page is closed or reloaded.'}
      </p>
      {shown.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets.
        <ul role="list" ref={list} className={styles.list}>
          {shown.map((entry) => (
            <HistoryItem
              key={entry.id}
              entry={entry}
              isTicked={ticked.includes(entry.id)}
              isSending={isSending}
              onLook={() => onRestore(entry)}
              onSendAgain={() => sendAgain(entry)}
              onTick={() => tick(entry)}
              onRemove={() => remove(entry)}
            />
          ))}
        </ul>
      )}
      {shown.length < entries.length && (
        <Button variant="secondary" size="small" className={styles.all} onClick={showAll}>
          Show all {entries.length}
        </Button>
      )}
      {shown.length > 0 && <CompareBar ticked={tickedEntries} onCompare={setCompared} />}
      {compared && <Comparison entries={compared} onClose={() => setCompared(undefined)} />}
    </Panel>
  )
}
