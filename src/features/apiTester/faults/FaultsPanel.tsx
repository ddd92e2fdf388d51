import { FormError } from '@/shared/forms/FormError'
import { TesterPanel } from '../TesterPanel'
import panel from '../TesterPanel.module.css'
import { FaultForm } from './FaultForm'
import { FaultList } from './FaultList'
import { useFaults } from './useFaults'

/** Makes the mock server slow, or its calls fail. The banner at the top of every page says so, and removes all of it. */
export function FaultsPanel() {
  const { faults, change, hasFailed } = useFaults()
  return (
    <TesterPanel id="faults" title="Latency and faults">
      <p className={panel.text}>
        What the mock server does wrong, in this tab alone and until it is closed. While any of it is on,
        every page says so, and can remove all of it.
      </p>
      <FaultForm onAdd={(fault) => change(({ add }) => add(fault))} />
      <FormError>{hasFailed && 'The mock server could not load this. Please try again.'}</FormError>
      {faults.length > 0 && (
        <FaultList faults={faults} onRemove={(id) => change(({ remove }) => remove(id))} />
      )}
    </TesterPanel>
  )
}
