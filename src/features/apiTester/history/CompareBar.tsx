import { Button } from '@/shared/ui/controls/Button'
import styles from './CompareBar.module.css'
import type { ComparedEntries } from './Comparison'
import type { HistoryEntry } from './historyEntry'

const hintOf = (count: number): string => {
  if (count === 0) return ''
  if (count === 1) return '1 ticked. Tick one more to compare.'
  return count === 2 ? '2 ticked.' : `${count} ticked. Tick only two to compare.`
}

type CompareBarProps = {
  /** Newest first. */
  ticked: HistoryEntry[]
  onCompare: (entries: ComparedEntries) => void
}

/** Says how many entries are ticked, and compares them when they are two. */
export function CompareBar({ ticked, onCompare }: CompareBarProps) {
  const [later, earlier, third] = ticked
  return (
    <div className={ticked.length > 0 ? styles.bar : undefined}>
      {/* Rendered while empty, or its first text would not be announced. */}
      <p role="status">{hintOf(ticked.length)}</p>
      {later && earlier && !third && (
        <Button size="small" aria-haspopup="dialog" onClick={() => onCompare({ earlier, later })}>
          Compare
        </Button>
      )}
    </div>
  )
}
