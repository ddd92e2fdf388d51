import { useId } from 'react'
import styles from './controls.module.css'
import { type RequestType, requestTypes } from './testerRequest'

type MethodSelectProps = { value: RequestType; onChange: (value: RequestType) => void }

export function MethodSelect({ value, onChange }: MethodSelectProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        Method
      </label>
      <select
        id={id}
        name="reqType"
        className={styles.control}
        value={value}
        onChange={({ target }) => onChange(target.value as RequestType)}
      >
        {requestTypes.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </select>
    </div>
  )
}
