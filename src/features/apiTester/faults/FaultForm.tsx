import { type FormEvent, useId, useState } from 'react'
import { ALL_CALLS, type Failure, type Fault, failures, MAX_TIMES } from '@/contract'
import { Field } from '@/shared/forms/Field'
import { Select } from '@/shared/forms/Select'
import { useFields } from '@/shared/forms/useFields'
import { Button } from '@/shared/ui/controls/Button'
import { CallSelect } from './CallSelect'
import styles from './FaultsPanel.module.css'
import { failureTexts, numberText } from './faultTexts'

const frequencies = { once: 'Once', times: 'A number of times', always: 'Until removed' } as const
type Frequency = keyof typeof frequencies

type FaultFormProps = { onAdd: (fault: Omit<Fault, 'id'>) => void }

/** Lets a call fail. */
export function FaultForm({ onAdd }: FaultFormProps) {
  const title = useId()
  const [call, setCall] = useState(ALL_CALLS)
  const [how, setHow] = useState<Failure>('status 500')
  const [frequency, setFrequency] = useState<Frequency>('once')
  const { values, bind, check } = useFields({ times: '2' })
  const left = { once: 1, times: Number(values.times), always: null }[frequency]

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (check(event.currentTarget)) onAdd({ call, how, left })
  }

  return (
    <form className={styles.form} aria-labelledby={title} noValidate autoComplete="off" onSubmit={submit}>
      <h3 id={title} className={styles.subtitle}>
        Fault
      </h3>
      <CallSelect value={call} onChange={setCall} />
      <Select label="Failure" value={how} onChange={setHow}>
        {failures.map((failure) => (
          <option key={failure} value={failure}>
            {failureTexts[failure]}
          </option>
        ))}
      </Select>
      <Select label="How often" value={frequency} onChange={setFrequency}>
        {Object.entries(frequencies).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
      {frequency === 'times' && (
        <Field
          label="Number of times"
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_TIMES}
          title={`Number of times must be a whole number from 1 to ${numberText(MAX_TIMES)}.`}
          {...bind('times')}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="secondary">
          Add fault
        </Button>
      </div>
    </form>
  )
}
