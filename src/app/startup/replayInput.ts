/** React resets the text of a textarea when it hydrates it. To be called right before. */
export const markTypedTexts = (root: HTMLElement) => {
  for (const field of root.querySelectorAll('textarea')) field.dataset.typed = field.value
}

const replayText = (field: HTMLInputElement | HTMLTextAreaElement) => {
  const { typed: value = field.value } = field.dataset
  delete field.dataset.typed
  if (value === field.defaultValue) return
  // React tracks the element's own `value` property: set through the prototype, the new value counts as a change.
  field.value = field.defaultValue
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const replayChoice = (field: HTMLSelectElement) => {
  if (!field.selectedOptions[0]?.defaultSelected) field.dispatchEvent(new Event('change', { bubbles: true }))
}

const replayChecked = (box: HTMLInputElement) => {
  if (box.checked === box.defaultChecked || (box.type === 'radio' && !box.checked)) return
  box.checked = !box.checked
  box.click()
}

/**
 * Dispatches the events of what was typed, chosen, ticked and focused before hydration. To be called right after it,
 * before a re-render resets the elements.
 */
export const replayInput = (root: HTMLElement) => {
  for (const field of root.querySelectorAll('input'))
    (field.type === 'checkbox' || field.type === 'radio' ? replayChecked : replayText)(field)
  root.querySelectorAll('textarea').forEach(replayText)
  root.querySelectorAll('select').forEach(replayChoice)
  if (root.contains(document.activeElement))
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}

/** Clicks the buttons that `src/beforeHydration.ts` marked, unless their text has changed. */
export const replayPresses = (root: HTMLElement) => {
  for (const button of root.querySelectorAll<HTMLElement>('[data-pressed]')) {
    const { pressed } = button.dataset
    delete button.dataset.pressed
    if (button.textContent === pressed) button.click()
  }
}
