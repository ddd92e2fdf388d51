import { isBlank, normalizeEmail, type StoredText } from '@resham/contract'
import { textError } from './textError'

/** What is said at a field, and whether it is blank. */
type FieldError = { text: string; isMissing?: boolean }

/** Errors by the name of the field. */
export type FormErrors = Record<string, FieldError>

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const labelOf = (control: Control) => control.labels?.[0]?.textContent?.trim() || control.name

/** Whether the browser calls a text an email address, once its invisible characters are gone. */
const isEmail = (control: Control) => {
  const copy = control.cloneNode() as Control
  copy.value = normalizeEmail(control.value)
  return !copy.validity.typeMismatch
}

const isMissing = ({ required, validity, value }: Control) =>
  // A number field that holds something else has an empty value.
  required && !validity.badInput && isBlank(value)

const errorOf = (control: Control): string | undefined => {
  if (isMissing(control)) return `${labelOf(control)} is required.`
  const { value, validity } = control
  if (validity.typeMismatch && !isEmail(control)) return 'Please enter a valid email address.'
  // In place of `maxlength`, which silently cuts off pasted text.
  const { storedAs } = control.dataset
  if (storedAs && !isBlank(value)) return textError(labelOf(control), storedAs as StoredText, value)
  return validity.valid ? undefined : control.title
}

/**
 * Takes a form; returns its errors by `required`, `type`, `data-stored-as`, and the other constraints such as `max` (with
 * `title` as the text). The browser's own validation accepts blanks, so forms set `noValidate`.
 */
export const validateForm = (form: HTMLFormElement): FormErrors => {
  const controls = [...form.querySelectorAll<Control>('input, select, textarea')]
  // The browser does not validate or send disabled controls.
  const invalid = controls.flatMap((control) => {
    const text = control.willValidate && errorOf(control)
    return text ? [[control.name, { text, isMissing: isMissing(control) }]] : []
  })
  return Object.fromEntries(invalid)
}
