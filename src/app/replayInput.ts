/** Sets a property as a shopper would: React compares with what was set through the element itself. */
const setNative = (field: HTMLInputElement | HTMLTextAreaElement, value: string) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)

const replayField = (field: HTMLInputElement | HTMLTextAreaElement) => {
  const { value } = field
  if (value === field.defaultValue) return
  field.value = field.defaultValue
  setNative(field, value)
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
  for (const field of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (field.type === 'checkbox' || field.type === 'radio') replayTick(field as HTMLInputElement)
    else replayField(field)
  }
  for (const select of root.querySelectorAll('select')) {
    const isDefault = [...select.options].every((option) => option.selected === option.defaultSelected)
    if (!isDefault) select.dispatchEvent(new Event('change', { bubbles: true }))
  }
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
