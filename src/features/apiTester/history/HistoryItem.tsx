import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useId } from 'react'
import { Button } from '@/shared/ui/controls/Button'
import { IconButton } from '@/shared/ui/controls/IconButton'
import { ignoreDoubleClick } from '@/shared/ui/controls/ignoreDoubleClick'
import { softDisabledProps } from '@/shared/ui/controls/softDisabledProps'
import { useFocusAfterRemoval } from '@/shared/ui/focus/useFocusAfterRemoval'
import { VisuallyHidden } from '@/shared/ui/styling/VisuallyHidden'
import { findPanelTitle } from '../findPanelTitle'
import { isFailed, measureTexts, requestText, sentText, statusText } from './entryTexts'
import styles from './HistoryItem.module.css'
import type { HistoryEntry } from './historyEntry'

type HistoryItemProps = {
  entry: HistoryEntry
  isTicked: boolean
  /** A request is pending: its response would replace the one looked at. */
  isSending: boolean
  onLook: () => void
  onSendAgain: () => void
  onTick: () => void
  onRemove: () => void
}

export function HistoryItem({ entry, isTicked, isSending, ...on }: HistoryItemProps) {
  const item = useFocusAfterRemoval<HTMLLIElement>(findPanelTitle)
  const outcome = useId()
  const request = requestText(entry)
  return (
    <li ref={item} className={styles.item}>
      <div className={styles.texts}>
        <button
          type="button"
          className={styles.look}
          aria-describedby={outcome}
          {...softDisabledProps({ isBusy: isSending }, on.onLook)}
        >
          <VisuallyHidden>Look again: </VisuallyHidden>
          {request}
        </button>
        <p id={outcome} className={styles.outcome}>
          <strong className={isFailed(entry) ? styles.failed : styles.fine}>{statusText(entry)}</strong>
          {measureTexts(entry).map((text) => (
            <span key={text}>{text}</span>
          ))}
          <time dateTime={new Date(entry.sentAt).toISOString()}>{sentText(entry)}</time>
        </p>
      </div>
      <div className={styles.actions}>
        <label className={styles.tick}>
          <input type="checkbox" aria-label={`Compare ${request}`} checked={isTicked} onChange={on.onTick} />
          Compare
        </label>
        <Button
          variant="secondary"
          size="small"
          aria-label={`Send again: ${request}`}
          isBusy={isSending}
          onClick={on.onSendAgain}
        >
          Send again
        </Button>
        <IconButton label={`Remove ${request} from the history`} onClick={ignoreDoubleClick(on.onRemove)}>
          <IconTrash aria-hidden stroke={1.5} />
        </IconButton>
      </div>
    </li>
  )
}
