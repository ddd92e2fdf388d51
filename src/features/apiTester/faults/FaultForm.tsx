import type { DefaultLatency, Fault, FaultyCall } from '@resham/browser'
import { callNames } from '@resham/contract'
import { titleOf } from '@resham/contract/calls'
import { useState } from 'react'
import { requestTiming } from '@/shared/api/requestTiming'
import { Field } from '@/shared/forms/Field'
import { useForm } from '@/shared/forms/useForm'
import { Button } from '@/shared/ui/controls/Button'
import styles from './FaultsPanel.module.css'
import { ALL_CALLS, callText, faultTexts, numberText } from './faults'

const calls = [ALL_CALLS, ...callNames.map(titleOf)]
const effects = Object.keys(faultTexts) as Fault['how'][]
const frequencies = { once: 'Once', times: 'A number of times', always: 'Until removed' } as const
type Frequency = keyof typeof frequencies

const DEFAULT_LATENCY_MS: DefaultLatency = 400
const MAX_LATENCY_MS = 60_000
const MAX_TIMES = 1_000

type Fields = { call: FaultyCall; how: Fault['how']; frequency: Frequency; latency: string; times: string }

const wholeNumber = { type: 'number', inputMode: 'numeric' } as const

type FaultFormProps = { onAdd: (fault: Omit<Fault, 'id'>) => void }

/** The form that adds a fault: a failure or a latency of a call. */
export function FaultForm({ onAdd }: FaultFormProps) {
  const [how, setHow] = useState<Fault['how']>()
  const [frequency, setFrequency] = useState<Frequency>('once')
  const { form, bind } = useForm<Fields>((fields) => {
    const { call, how } = fields
    const left = { once: 1, times: Number(fields.times), always: null }[fields.frequency]
    onAdd(how === 'latency' ? { call, how, ms: Number(fields.latency), left: null } : { call, how, left })
  })
  const isLatency = how === 'latency'

  return (
    <form {...form} className={styles.form} aria-label="Fault" autoComplete="off">
      <Field as="select" label="Call" name="call">
        {calls.map((name) => (
          <option key={name} value={name} translate={name === ALL_CALLS ? undefined : 'no'}>
            {callText(name)}
          </option>
        ))}
      </Field>
      <Field
        as="select"
        label="What happens"
        name="how"
        onChange={({ target }) => setHow(target.value as Fault['how'])}
      >
        {effects.map((effect) => (
          <option key={effect} value={effect}>
            {faultTexts[effect]}
          </option>
        ))}
      </Field>
      <Field
        {...wholeNumber}
        label="Latency in ms"
        hidden={!isLatency}
        min={0}
        max={MAX_LATENCY_MS}
        title={`Latency must be a whole number from 0 to ${numberText(MAX_LATENCY_MS)}.`}
        hint={`The default is ${DEFAULT_LATENCY_MS}. The shop gives up after ${numberText(requestTiming.response)}.`}
        {...bind('latency')}
      />
      <Field
        as="select"
        label="How often"
        name="frequency"
        hidden={isLatency}
        onChange={({ target }) => setFrequency(target.value as Frequency)}
      >
        {Object.entries(frequencies).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Field>
      <Field
        {...wholeNumber}
        label="Number of times"
        hidden={isLatency || frequency !== 'times'}
        min={1}
        max={MAX_TIMES}
        title={`Number of times must be a whole number from 1 to ${numberText(MAX_TIMES)}.`}
        defaultValue="2"
        {...bind('times')}
      />
      <Button type="submit" variant="secondary" className={styles.add}>
        Add
      </Button>
    </form>
  )
}
