import { useId } from 'react'
import styles from './ColourSchemePicker.module.css'

const schemes = { standard: 'Standard', dark: 'Dark' } as const
export type ColourScheme = keyof typeof schemes
const names = Object.keys(schemes) as ColourScheme[]

type ColourSchemePickerProps = { scheme: ColourScheme; onChange: (scheme: ColourScheme) => void }

export function ColourSchemePicker({ scheme, onChange }: ColourSchemePickerProps) {
  const group = useId()
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>Colour scheme</legend>
      {names.map((name) => (
        <label key={name} className={styles.choice}>
          <input
            type="radio"
            name={group}
            value={name}
            checked={name === scheme}
            onChange={() => onChange(name)}
          />
          {schemes[name]}
        </label>
      ))}
    </fieldset>
  )
}
