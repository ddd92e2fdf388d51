/** Error texts by the name of the field. */
export type FormErrors = Record<string, string>

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const MISSING = ' is required.'

const labelOf = (control: Control) => control.labels?.[0]?.textContent?.trim() || control.name

const errorOf = (control: Control): string | undefined => {
  // A number field that holds something else has an empty value.
  if (control.required && control.value.trim() === '' && !control.validity.badInput)
    return labelOf(control) + MISSING
  if (control.validity.typeMismatch) return 'Please enter a valid email address.'
  return control.validity.valid ? undefined : control.title
}

/**
 * Takes a form; returns its errors by `required`, `type`, and the other constraints such as `pattern` and `max` (with
 * `title` as the text). The browser's own validation accepts blanks, so forms set `noValidate`.
 */
export const validateForm = (form: HTMLFormElement): FormErrors => {
  const controls = [...form.querySelectorAll<Control>('input, select, textarea')]
  // The browser sends and validates none that is disabled.
  const invalid = controls.flatMap((control) => {
    const error = control.willValidate && errorOf(control)
    return error ? [[control.name, error]] : []
  })
  return Object.fromEntries(invalid)
}

/** Whether one of the errors is that of a blank field. */
export const hasMissing = (errors: FormErrors): boolean =>
  Object.values(errors).some((error) => error.endsWith(MISSING))
