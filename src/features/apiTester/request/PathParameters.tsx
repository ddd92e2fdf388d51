import { useId } from 'react'
import { Field } from '@/shared/forms/Field'

type PathParametersProps = {
  /** The names of the endpoint's parameters. */
  names: string[]
  values: Record<string, string>
  /** Values that are known to exist, by name. */
  knownIds: Record<string, string[]>
  onChange: (values: Record<string, string>) => void
}

/** A field for each path parameter of the endpoint, which suggests known values. */
export function PathParameters({ names, values, knownIds, onChange }: PathParametersProps) {
  const id = useId()
  return names.map((name) => (
    <div key={name}>
      <Field
        label={name}
        name={name}
        list={`${id}-${name}`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={values[name] ?? ''}
        error={values[name] ? undefined : `${name} is required.`}
        isErrorLive
        onChange={({ target }) => onChange({ ...values, [name]: target.value })}
      />
      <datalist id={`${id}-${name}`}>
        {knownIds[name]?.map((known) => (
          <option key={known} value={known} />
        ))}
      </datalist>
    </div>
  ))
}
