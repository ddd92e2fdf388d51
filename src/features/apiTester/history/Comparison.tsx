import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useMemo } from 'react'
import { IconButton } from '@/shared/ui/controls/IconButton'
import { closeDialog, Dialog } from '@/shared/ui/overlays/Dialog'
import { useRootClass } from '@/shared/ui/styling/useRootClass'
import { ComparedLines } from './ComparedLines'
import styles from './Comparison.module.css'
import { compareResponses } from './compareResponses'
import { measureTexts, missingDataText, requestText, sentText } from './entryTexts'
import type { HistoryEntry } from './historyEntry'
import { REMOVED } from './removed'

export type ComparedEntries = { earlier: HistoryEntry; later: HistoryEntry }

type SideProps = { title: string; entry: HistoryEntry }

function Side({ title, entry }: SideProps) {
  return (
    <div className={styles.side}>
      <h3 className={styles.sideTitle}>{title}</h3>
      <p className={styles.request}>{requestText(entry)}</p>
      <p className={styles.measures}>{[sentText(entry), ...measureTexts(entry)].join(' · ')}</p>
      {entry.lacksData && <p>{missingDataText(entry)}</p>}
    </div>
  )
}

type ComparisonProps = { entries: ComparedEntries; onClose: () => void }

/** Two responses side by side, with what changed from the earlier to the later. */
export function Comparison({ entries: { earlier, later }, onClose }: ComparisonProps) {
  const parts = useMemo(() => compareResponses(earlier, later), [earlier, later])
  useRootClass(styles.behind)
  const hasRemoved = JSON.stringify(earlier.outcome).includes(REMOVED)
  const isEqual = parts.every((part) => part.isEqual)
  return (
    <Dialog label="Compare two responses" className={styles.comparison} onClose={onClose}>
      <div className={styles.head}>
        <h2 className={styles.title}>Compare two responses</h2>
        <IconButton label="Close" onClick={closeDialog}>
          <IconX aria-hidden stroke={1.5} />
        </IconButton>
      </div>
      <div className={styles.body}>
        <div className={styles.sides}>
          <Side title="Earlier" entry={earlier} />
          <Side title="Later" entry={later} />
        </div>
        {isEqual && (
          <p className={styles.verdict}>
            The responses are equal{hasRemoved && ', but for what was removed from them'}.
          </p>
        )}
        {parts.map((part) => (
          <section key={part.title} aria-label={part.title}>
            <h3 className={styles.partTitle}>{part.title}</h3>
            {part.note && <p>{part.note}</p>}
            {part.hunks && <ComparedLines hunks={part.hunks} />}
          </section>
        ))}
      </div>
    </Dialog>
  )
}
