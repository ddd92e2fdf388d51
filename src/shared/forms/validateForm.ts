import { isBlank, normalizeEmail, type StoredText } from '@/contract'
import { textError } from './textError'

/** Error texts by the name of the field. */
export type FormErrors = Partial<Record<string, string>>

const labelOf = (input: HTMLInputElement) => input.labels?.[0]?.textContent?.trim() || input.name

/** Whether the browser calls a text an email address, once its invisible characters are gone. */
const isEmail = (input: HTMLInputElement) => {
  const copy = input.cloneNode() as HTMLInputElement
  copy.value = normalizeEmail(input.value)
  return !copy.validity.typeMismatch
}

const errorOf = (input: HTMLInputElement): string | undefined => {
  // A number field that holds something else has an empty value.
  if (input.required && isBlank(input.value) && !input.validity.badInput)
    return `${labelOf(input)} is required.`
  if (input.validity.typeMismatch && !isEmail(input)) return 'Please enter a valid email address.'
  // Not `maxlength`, which cuts off what is pasted without a word.
  const { storedAs } = input.dataset
  if (storedAs) return textError(labelOf(input), storedAs as StoredText, input.value)
  return input.validity.valid ? undefined : input.title
}

/**
 * Takes a form; returns its errors by `required`, `type`, `data-stored-as`, and the other constraints such as `pattern` and `max` (with
 * `title` as the text), and focuses the first invalid field (specification, section 5). The browser's own validation
 * accepts blanks, so forms set `noValidate`.
 */
export const validateForm = (form: HTMLFormElement): FormErrors => {
  const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement)
  const invalid = inputs.flatMap((input) => {
    const error = errorOf(input)
    return error ? [{ input, error }] : []
  })
  invalid[0]?.input.focus()
  return Object.fromEntries(invalid.map(({ input, error }) => [input.name, error]))
}
