import { PRESSED } from '@/shared/documentMarks'

const replayText = (field: HTMLInputElement) => {
  const { value, selectionStart, selectionEnd, selectionDirection } = field
  if (value === field.defaultValue) return
  // React tracks the element's own `value` property: set through the prototype, the new value counts as a change.
  field.value = field.defaultValue
  Reflect.set(HTMLInputElement.prototype, 'value', value, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  // Email and number fields have no selection. React now resets the field, and re-renders it with its new
  // text before microtasks run, because this is a layout effect.
  if (field === document.activeElement && selectionDirection)
    queueMicrotask(() => field.setSelectionRange(selectionStart, selectionEnd, selectionDirection))
}

const replayChecked = (box: HTMLInputElement) => {
  if (box.checked === box.defaultChecked || (box.type === 'radio' && !box.checked)) return
  box.checked = !box.checked
  box.click()
}

/**
 * Dispatches the events of what was typed, ticked and focused before hydration. To be called right after hydration,
 * before a re-render resets the fields. No prerendered page has a `<textarea>` or a `<select>`.
 */
export const replayInput = (root: HTMLElement) => {
  for (const field of root.querySelectorAll('input'))
    if (/checkbox|radio/.test(field.type)) replayChecked(field)
    else replayText(field)
  if (root.contains(document.activeElement))
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}

/** Clicks the buttons that `src/beforeHydration.ts` marked, unless their text has changed. */
export const replayPresses = (root: HTMLElement) => {
  for (const button of root.querySelectorAll<HTMLElement>(`[data-${PRESSED}]`)) {
    const pressed = button.dataset[PRESSED]
    delete button.dataset[PRESSED]
    if (button.textContent === pressed) button.click()
  }
}
