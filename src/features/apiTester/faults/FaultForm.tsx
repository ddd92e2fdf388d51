import { type FormEvent, useState } from 'react'
import { ALL_CALLS, API_DELAY_MS, type Fault, failures, MAX_LATENCY_MS, MAX_TIMES } from '@/contract'
import { callNames, titleOf } from '@/contract/calls'
import { requestTiming } from '@/shared/api/requestTiming'
import { Field } from '@/shared/forms/Field'
import { Select } from '@/shared/forms/Select'
import { useFields } from '@/shared/forms/useFields'
import { Button } from '@/shared/ui/controls/Button'
import styles from './FaultsPanel.module.css'
import { callText, faultTexts, numberText } from './faultTexts'

const calls = [ALL_CALLS, ...callNames.map(titleOf)]
const effects: Fault['how'][] = [...failures, 'latency']
const frequencies = { once: 'Once', times: 'A number of times', always: 'Until removed' } as const
type Frequency = keyof typeof frequencies

const wholeNumber = { type: 'number', inputMode: 'numeric' } as const

type FaultFormProps = { onAdd: (fault: Omit<Fault, 'id'>) => void }

/** Lets a call fail, or makes it slow. */
export function FaultForm({ onAdd }: FaultFormProps) {
  const [call, setCall] = useState(ALL_CALLS)
  const [how, setHow] = useState<Fault['how']>('status 500')
  const [frequency, setFrequency] = useState<Frequency>('once')
  const { values, bind, check } = useFields({ times: '2', latency: '' })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!check(event.currentTarget)) return
    const left = { once: 1, times: Number(values.times), always: null }[frequency]
    onAdd(how === 'latency' ? { call, how, ms: Number(values.latency), left: null } : { call, how, left })
  }

  return (
    <form className={styles.form} aria-label="Fault" noValidate autoComplete="off" onSubmit={submit}>
      <Select label="Call" value={call} onChange={setCall}>
        {calls.map((name) => (
          <option key={name} value={name} translate={name === ALL_CALLS ? undefined : 'no'}>
            {callText(name)}
          </option>
        ))}
      </Select>
      <Select label="What happens" value={how} onChange={setHow}>
        {effects.map((effect) => (
          <option key={effect} value={effect}>
            {faultTexts[effect]}
          </option>
        ))}
      </Select>
      {how === 'latency' ? (
        <Field
          {...wholeNumber}
          label="Latency in ms"
          min={0}
          max={MAX_LATENCY_MS}
          title={`Latency must be a whole number from 0 to ${numberText(MAX_LATENCY_MS)}.`}
          hint={`The default is ${API_DELAY_MS}. The shop gives up after ${numberText(requestTiming.response)}.`}
          {...bind('latency')}
        />
      ) : (
        <Select label="How often" value={frequency} onChange={setFrequency}>
          {Object.entries(frequencies).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
      {how !== 'latency' && frequency === 'times' && (
        <Field
          {...wholeNumber}
          label="Number of times"
          min={1}
          max={MAX_TIMES}
          title={`Number of times must be a whole number from 1 to ${numberText(MAX_TIMES)}.`}
          {...bind('times')}
        />
      )}
      <Button type="submit" variant="secondary" className={styles.add}>
        Add
      </Button>
    </form>
  )
}
