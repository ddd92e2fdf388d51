import { PRESSED } from '@/shared/documentMarks'

type TextField = HTMLInputElement | HTMLTextAreaElement
type Typed = Pick<TextField, 'value' | 'selectionStart' | 'selectionEnd' | 'selectionDirection'>

const typedTexts = new WeakMap<TextField, Typed>()

/** Remembers text and caret of each textarea, which React resets on hydration. To be called right before. */
export const markTypedTexts = (root: HTMLElement) => {
  for (const field of root.querySelectorAll('textarea')) {
    const { value, selectionStart, selectionEnd, selectionDirection } = field
    typedTexts.set(field, { value, selectionStart, selectionEnd, selectionDirection })
  }
}

const replayText = (field: TextField) => {
  const { value, selectionStart, selectionEnd, selectionDirection } = typedTexts.get(field) ?? field
  if (value === field.defaultValue) return
  // React tracks the element's own `value` property: set through the prototype, the new value counts as a change.
  field.value = field.defaultValue
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  // Email and number fields have no selection. React now resets the field, and re-renders it with its new
  // text before microtasks run, because this is a layout effect.
  if (field === document.activeElement && selectionDirection)
    queueMicrotask(() => field.setSelectionRange(selectionStart, selectionEnd, selectionDirection))
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
 * Dispatches the events of what was typed, chosen, ticked and focused before hydration. To be called right
 * after hydration, before a re-render resets the elements.
 */
export const replayInput = (root: HTMLElement) => {
  for (const field of root.querySelectorAll<TextField | HTMLSelectElement>('input, textarea, select')) {
    if (field instanceof HTMLSelectElement) replayChoice(field)
    else if (field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)) replayChecked(field)
    else replayText(field)
  }
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
