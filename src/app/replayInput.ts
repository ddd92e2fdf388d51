const replayText = (field: HTMLInputElement) => {
  const { value } = field
  if (value === field.defaultValue) return
  // React compares with what was set through the element itself, and does not hear of what is set past it.
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const replayTick = (box: HTMLInputElement) => {
  if (box.checked === box.defaultChecked || (box.type === 'radio' && !box.checked)) return
  box.checked = !box.checked
  box.click()
}

/**
 * Tells React what was typed, ticked and focused in a page before it was hydrated. The elements have kept it, but
 * nobody listened. To be called as soon as they are hydrated, before anything of them is rendered again.
 */
export const replayInput = (root: HTMLElement) => {
  for (const field of root.querySelectorAll('input'))
    (field.type === 'checkbox' || field.type === 'radio' ? replayTick : replayText)(field)
  if (root.contains(document.activeElement))
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}

/** Presses the buttons that `src/beforeHydration.ts` marked, as far as they still say what they said then. */
export const replayPresses = (root: HTMLElement) => {
  for (const button of root.querySelectorAll<HTMLElement>('[data-pressed]')) {
    const { pressed } = button.dataset
    delete button.dataset.pressed
    if (button.textContent === pressed) button.click()
  }
}
