import type { MouseEvent } from 'react'
import type { FaultSettings, Faults } from '@/contract'
import { Button } from '@/shared/ui/controls/Button'
import { findPanelTitle } from '../findPanelTitle'
import { FaultRow } from './FaultRow'
import styles from './FaultsPanel.module.css'
import { callText, failureTexts, latencyText, leftText } from './faultTexts'

type FaultListProps = {
  settings: FaultSettings
  /** Removes something, and announces it with this text. */
  onRemove: (remove: (faults: Faults) => void, text: string) => void
}

/** Every latency and fault that is on. */
export function FaultList({ settings, onRemove }: FaultListProps) {
  // The list is removed, so the focus moves to the title.
  const removeAll = ({ currentTarget }: MouseEvent) => {
    findPanelTitle(currentTarget)?.focus({ preventScroll: true })
    onRemove((faults) => faults.removeAll(), 'All latency and faults are removed.')
  }
  return (
    <div className={styles.active}>
      <div className={styles.activeTitle}>
        <h3 className={styles.subtitle}>On in this tab</h3>
        <Button variant="ghost" size="small" onClick={removeAll}>
          Remove all
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets. */}
      <ul role="list">
        {settings.latencies.map((latency) => (
          <FaultRow
            key={latency.call}
            call={callText(latency.call)}
            text={latencyText(latency)}
            onRemove={() =>
              onRemove((faults) => faults.removeLatency(latency.call), 'The latency is removed.')
            }
          />
        ))}
        {settings.faults.map((fault) => (
          <FaultRow
            key={fault.id}
            call={callText(fault.call)}
            text={`${failureTexts[fault.how]}, ${leftText(fault)}`}
            onRemove={() => onRemove((faults) => faults.removeFault(fault.id), 'The fault is removed.')}
          />
        ))}
      </ul>
    </div>
  )
}
