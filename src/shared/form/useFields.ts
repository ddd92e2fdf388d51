import { useState } from 'react'
import { type FormErrors, validateForm } from './validateForm'

type Change = { target: { value: string } }

/**
 * The state of a form whose fields are all texts: their values, what is wrong with them, and what to
 * spread into each field. Every field is required unless it says otherwise.
 */
export const useFields = <Name extends string>(initial: Record<Name, string>) => {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<FormErrors>({})

  return {
    values,
    errors,
    fill: (next: Record<Name, string>) => {
      setValues(next)
      setErrors({})
    },
    bind: (name: Name) => ({
      name,
      value: values[name],
      error: errors[name],
      required: true,
      // The value of now: when the state is computed, React may have put the old one back into the field.
      onChange: ({ target: { value } }: Change) => {
        setValues((current) => ({ ...current, [name]: value }))
        setErrors((current) => ({ ...current, [name]: undefined }))
      },
    }),
    /** Checks the form, shows what is wrong, and says whether it may be sent. */
    check: (form: HTMLFormElement): boolean => {
      const found = validateForm(form)
      setErrors(found)
      return Object.keys(found).length === 0
    },
  }
}
