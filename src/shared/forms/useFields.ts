import { useState } from 'react'
import { type FormErrors, validateForm } from './validateForm'

type Input = { currentTarget: { value: string } }

/**
 * The state of a form of text fields. Takes the initial values; returns values, errors, and `bind`, whose result is
 * spread into a field and makes it required.
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
      // Not `onChange`, which React omits where a number field holds no number, before and after.
      onInput: ({ currentTarget: { value } }: Input) => {
        setValues((current) => ({ ...current, [name]: value }))
        setErrors((current) => ({ ...current, [name]: undefined }))
      },
    }),
    /** Validates the form and shows its errors; returns whether it is valid. */
    check: (form: HTMLFormElement): boolean => {
      const formErrors = validateForm(form)
      setErrors(formErrors)
      return Object.keys(formErrors).length === 0
    },
  }
}
