const replayText = (field: HTMLInputElement) => {
  const { value } = field
  if (value === field.defaultValue) return
  // React tracks the element's own `value` property: set through the prototype, the new value counts as a change.
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const replayChecked = (box: HTMLInputElement) => {
  if (box.checked === box.defaultChecked || (box.type === 'radio' && !box.checked)) return
  box.checked = !box.checked
  box.click()
}

/**
 * Dispatches the events of what was typed, ticked and focused before hydration. To be called right after it, before
 * a re-render resets the elements.
 */
export const replayInput = (root: HTMLElement) => {
  for (const field of root.querySelectorAll('input'))
    (field.type === 'checkbox' || field.type === 'radio' ? replayChecked : replayText)(field)
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
