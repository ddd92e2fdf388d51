import { type SubmitEvent, type SyntheticEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterUpdate } from '../ui/focus/moveFocus'
import { type FormErrors, validateForm } from './formErrors'

/** Takes a form; returns the values of its fields, by name. */
const valuesOf = <Values>(form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Values

/** Takes a form and texts by the name of a field; fills them in. */
export const fillForm = (form: HTMLFormElement, texts: Record<string, string>) => {
  for (const [name, value] of Object.entries(texts))
    Object.assign(form.elements.namedItem(name) ?? {}, { value })
}

const noConflicts = (): FormErrors => ({})

/**
 * A form of uncontrolled fields: they are read when it is sent, because browsers and password managers may
 * fill them in without an event. Takes a handler of the values of a valid form, and a function that finds
 * conflicts between values, which are shown as long as they last. Returns the properties of the form, whether an
 * error of a blank field is shown, and `bind`, whose result is spread into a field and makes it required.
 */
export const useForm = <Values extends Record<keyof Values, string>>(
  onValid: (values: Values) => void,
  findConflicts: (values: Values) => FormErrors = noConflicts,
) => {
  const [errors, setErrors] = useState<FormErrors>({})

  // The error of an edited field goes, and so does that of another which has been filled in without an event.
  const edit = ({ currentTarget: form, target }: SyntheticEvent<HTMLFormElement>) => {
    const edited = (target as HTMLInputElement).name
    const invalid = Object.entries(validateForm(form))
    const conflicts = findConflicts(valuesOf(form))
    setErrors((shown) => ({
      ...Object.fromEntries(invalid.filter(([name]) => name !== edited && shown[name])),
      ...conflicts,
    }))
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const values = valuesOf<Values>(form)
    const invalid = { ...validateForm(form), ...findConflicts(values) }
    setErrors(invalid)
    const [first] = Object.keys(invalid)
    // Rendered at once, as a click on a button is: a second submit may come in the same task.
    if (first === undefined) return flushSync(() => onValid(values))
    // If the focus came first, a reader would say the error twice: with the field and as its description.
    afterUpdate(() => form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus())
  }

  return {
    hasMissing: Object.values(errors).some(({ isMissing }) => isMissing),
    bind: (name: keyof Values & string) => ({ name, error: errors[name]?.text, required: true }),
    // Password managers may fire `change` alone. React's `onChange` misses an edit of a number field that
    // holds no number before and after it.
    form: { noValidate: true, onInput: edit, onChange: edit, onSubmit: submit },
  }
}
