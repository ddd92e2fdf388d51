import { useId } from 'react'
import { Field } from '@/shared/forms/Field'
import type { KnownIds } from './testerForm'

/** The browser renders all options at once. */
const MAX_OPTIONS = 100

type PathParametersProps = {
  /** The values by name. */
  values: Record<string, string>
  knownIds: KnownIds
  onChange: (changed: Record<string, string>) => void
}

/** A field for each path parameter of the endpoint, which suggests known values. */
export function PathParameters({ values, knownIds, onChange }: PathParametersProps) {
  const id = useId()
  return Object.entries(values).map(([name, value]) => (
    <div key={name}>
      <Field
        label={name}
        name={`path-${name}`}
        list={`${id}-${name}`}
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        error={value.trim() ? undefined : `${name} is required.`}
        isErrorLive
        onChange={({ target }) => onChange({ [name]: target.value })}
      />
      <datalist id={`${id}-${name}`}>
        {knownIds[name]?.slice(0, MAX_OPTIONS).map((known) => (
          <option key={known} value={known} />
        ))}
      </datalist>
    </div>
  ))
}
