import { useId, useState } from 'react'
import type { FaultSettings, Faults } from '@/contract'
import { FormError } from '@/shared/forms/FormError'
import { Panel } from '@/shared/ui/layout/Panel'
import { FaultForm } from './FaultForm'
import { FaultList } from './FaultList'
import styles from './FaultsPanel.module.css'
import { LatencyForm } from './LatencyForm'
import { useFaults } from './useFaults'

/** Makes the mock server slow, or its calls fail. The strip at the top of every page links to it. */
export function FaultsPanel() {
  const title = useId()
  const { settings, change } = useFaults()
  const [outcome, setOutcome] = useState<{ done: string; after: FaultSettings | undefined }>()
  const isOn = settings.latencies.length + settings.faults.length > 0

  const apply = async (makeChange: (faults: Faults) => void, done: string) => {
    setOutcome({ done, after: await change(makeChange) })
  }

  return (
    <Panel as="section" id="faults" aria-labelledby={title}>
      <h2 id={title} tabIndex={-1} className={styles.title}>
        Latency and faults
      </h2>
      <p className={styles.text}>
        What the mock server does wrong, in this tab alone and until it is closed. While any of it is on,
        every page says so.
      </p>
      <div className={styles.forms}>
        <LatencyForm
          onSet={(latency) => apply((faults) => faults.setLatency(latency), 'The latency is set.')}
        />
        <FaultForm onAdd={(fault) => apply((faults) => faults.addFault(fault), 'The fault is added.')} />
      </div>
      <div className={styles.outcome}>
        {/* Rendered while empty, or its first text would not be announced. */}
        <p role="status" className={styles.done}>
          {/* Not once the strip, or a request, has changed them. */}
          {outcome?.after === settings && outcome.done}
        </p>
        <FormError>
          {outcome && !outcome.after && 'The mock server could not load this. Please try again.'}
        </FormError>
      </div>
      {isOn && <FaultList settings={settings} onRemove={apply} />}
    </Panel>
  )
}
