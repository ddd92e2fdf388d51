import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { IconButton } from '@/shared/ui/controls/IconButton'
import { ignoreDoubleClick } from '@/shared/ui/controls/ignoreDoubleClick'
import { useFocusAfterRemoval } from '@/shared/ui/focus/useFocusAfterRemoval'
import { findPanelTitle } from '../findPanelTitle'
import styles from './FaultRow.module.css'

type FaultRowProps = { call: string; text: string; onRemove: () => void }

/** A latency or a fault that is on. */
export function FaultRow({ call, text, onRemove }: FaultRowProps) {
  const row = useFocusAfterRemoval<HTMLLIElement>(findPanelTitle)
  return (
    <li ref={row} className={styles.row}>
      <span className={styles.call}>{call}</span>
      <span className={styles.text}>{text}</span>
      <IconButton label={`Remove ${text}, ${call}`} onClick={ignoreDoubleClick(onRemove)}>
        <IconTrash aria-hidden stroke={1.5} />
      </IconButton>
    </li>
  )
}
