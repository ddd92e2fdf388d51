import { type FormEvent, useId, useState } from 'react'
import { ALL_CALLS, API_DELAY_MS, type Latency, MAX_LATENCY_MS } from '@/contract'
import { requestTiming } from '@/shared/api/requestTimeout'
import { Field } from '@/shared/forms/Field'
import { useFields } from '@/shared/forms/useFields'
import { Button } from '@/shared/ui/controls/Button'
import { CallSelect } from './CallSelect'
import styles from './FaultsPanel.module.css'
import { numberText } from './faultTexts'

type LatencyFormProps = { onSet: (latency: Latency) => void }

/** Sets how late responses are. */
export function LatencyForm({ onSet }: LatencyFormProps) {
  const title = useId()
  const [call, setCall] = useState(ALL_CALLS)
  const { values, bind, check } = useFields({ latency: '' })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The sum is never -0.
    if (check(event.currentTarget)) onSet({ call, ms: Number(values.latency) + 0 })
  }

  return (
    <form className={styles.form} aria-labelledby={title} noValidate autoComplete="off" onSubmit={submit}>
      <h3 id={title} className={styles.subtitle}>
        Latency
      </h3>
      <CallSelect value={call} onChange={setCall} />
      <Field
        label="Latency in ms"
        type="number"
        inputMode="numeric"
        min={0}
        max={MAX_LATENCY_MS}
        title={`Latency must be a whole number from 0 to ${numberText(MAX_LATENCY_MS)}.`}
        hint={`The default is ${API_DELAY_MS}. The shop gives up after ${numberText(requestTiming.response)}.`}
        {...bind('latency')}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="secondary">
          Set latency
        </Button>
      </div>
    </form>
  )
}
