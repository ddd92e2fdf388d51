import { type FormEvent, useId, useState } from 'react'
import { ALL_CALLS, type Latency } from '@/contract'
import { Field } from '@/shared/forms/Field'
import { useFields } from '@/shared/forms/useFields'
import { Button } from '@/shared/ui/controls/Button'
import { CallSelect } from './CallSelect'
import styles from './FaultsPanel.module.css'

type LatencyFormProps = { onSet: (latency: Latency) => void }

/** Sets how late responses are. */
export function LatencyForm({ onSet }: LatencyFormProps) {
  const title = useId()
  const [call, setCall] = useState(ALL_CALLS)
  const { values, bind, check } = useFields({ latency: '' })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (check(event.currentTarget)) onSet({ call, ms: Number(values.latency) })
  }

  return (
    <form className={styles.form} aria-labelledby={title} noValidate autoComplete="off" onSubmit={submit}>
      <h3 id={title} className={styles.subtitle}>
        Latency
      </h3>
      <CallSelect value={call} onChange={setCall} />
      <Field
        label="Latency in ms"
        inputMode="numeric"
        pattern="\s*0*([0-5]?[0-9]{1,4}|60000)\s*"
        title="Latency must be a whole number from 0 to 60,000."
        hint="The default is 400. The shop gives up after 10,000."
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
