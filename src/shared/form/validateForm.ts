/** What is wrong, by the name of the field. */
export type FormErrors = Partial<Record<string, string>>

const labelOf = (input: HTMLInputElement) => input.labels?.[0]?.textContent?.trim() || input.name

const problemOf = (input: HTMLInputElement): string | undefined => {
  if (input.required && input.value.trim() === '') return `${labelOf(input)} is required.`
  if (input.validity.typeMismatch) return 'Please enter a valid email address.'
  if (input.validity.patternMismatch) return input.title
  return undefined
}

/**
 * Reads a form by the rules that its inputs carry (`required`, `type`, `pattern`, whose `title` says
 * what is wanted). The browser's own bubbles know nothing of blanks and vanish, so forms set
 * `noValidate` and show these errors beside their fields. The first wrong field gets the focus.
 */
export const validateForm = (form: HTMLFormElement): FormErrors => {
  const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement)
  const wrong = inputs.flatMap((input) => {
    const problem = problemOf(input)
    return problem ? [{ input, problem }] : []
  })
  wrong[0]?.input.focus()
  return Object.fromEntries(wrong.map(({ input, problem }) => [input.name, problem]))
}
