import { ALL_CALLS, type FaultyCall } from '@/contract'
import { callNames, titleOf } from '@/contract/calls'
import { Select } from '@/shared/forms/Select'
import { callText } from './faultTexts'

const calls = [ALL_CALLS, ...callNames.map(titleOf)]

type CallSelectProps = { value: FaultyCall; onChange: (call: FaultyCall) => void }

/** One call of the API, or all. */
export function CallSelect({ value, onChange }: CallSelectProps) {
  return (
    <Select label="Call" value={value} onChange={onChange}>
      {calls.map((call) => (
        <option key={call} value={call}>
          {callText(call)}
        </option>
      ))}
    </Select>
  )
}
