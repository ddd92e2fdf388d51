import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { Fault } from '@/contract'
import { IconButton } from '@/shared/ui/controls/IconButton'
import { ignoreDoubleClick } from '@/shared/ui/controls/ignoreDoubleClick'
import { useFocusAfterRemoval } from '@/shared/ui/focus/useFocusAfterRemoval'
import styles from './FaultsPanel.module.css'
import { callText, faultText } from './faultTexts'

const findPanelTitle = (row: Element): HTMLElement | null =>
  row.closest('section')?.querySelector('h2') ?? null

type FaultRowProps = { fault: Fault; onRemove: () => void }

function FaultRow({ fault, onRemove }: FaultRowProps) {
  const row = useFocusAfterRemoval<HTMLLIElement>(findPanelTitle)
  const [call, text] = [callText(fault.call), faultText(fault)]
  return (
    <li ref={row} className={styles.row}>
      <span className={styles.call}>{call}</span>
      <span className={styles.effect}>{text}</span>
      <IconButton label={`Remove ${text}, ${call}`} onClick={ignoreDoubleClick(onRemove)}>
        <IconTrash aria-hidden stroke={1.5} />
      </IconButton>
    </li>
  )
}

type FaultListProps = { faults: Fault[]; onRemove: (id: Fault['id']) => void }

/** Every latency and fault that is on. */
export function FaultList({ faults, onRemove }: FaultListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets.
    <ul role="list" aria-label="On in this tab">
      {faults.map((fault) => (
        <FaultRow key={fault.id} fault={fault} onRemove={() => onRemove(fault.id)} />
      ))}
    </ul>
  )
}
