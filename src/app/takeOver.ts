const CONTROLS = 'a[href], button, input'

const controlsOf = (root: Element) => [...root.querySelectorAll<HTMLElement>(CONTROLS)]

const isTick = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio'

/** Sets the value past React, which then hears of it as if it had been typed. */
const type = (field: HTMLInputElement, text: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const isSame = (a: HTMLElement, b: HTMLElement) =>
  a.tagName === b.tagName && a.ariaLabel === b.ariaLabel && a.textContent === b.textContent

const repeat = (old: HTMLElement, twin: HTMLElement, focused: EventTarget | null) => {
  if (old === focused) twin.focus({ preventScroll: true })
  if (old instanceof HTMLInputElement && twin instanceof HTMLInputElement) {
    if (old.checked !== old.defaultChecked) twin.click()
    else if (!isTick(old) && old.value !== old.defaultValue) type(twin, old.value)
  } else if ('pressed' in old.dataset) twin.click()
}

/**
 * Carries over what somebody does on the screen that the build wrote ahead (public/index.html), as soon as the
 * first drawing takes its place: what was typed, ticked and pressed, the focus, and how far it was scrolled.
 * Calls `onTaken` then.
 */
export const takeOver = (root: HTMLElement, onTaken: () => void) => {
  // It waits for its letters. From now on it would come over the shop.
  if (!root.hasChildNodes()) root.dataset.prerendered = 'too late'
  const before = controlsOf(root)
  let focused: EventTarget | null = document.activeElement
  let scrolled = window.scrollY
  const onFocus = ({ target }: FocusEvent) => {
    focused = target
  }
  const onScroll = () => {
    scrolled = window.scrollY
  }
  root.addEventListener('focusin', onFocus)
  window.addEventListener('scroll', onScroll, { passive: true })
  const observer = new MutationObserver(() => {
    observer.disconnect()
    root.removeEventListener('focusin', onFocus)
    window.removeEventListener('scroll', onScroll)
    onTaken()
    delete root.dataset.prerendered
    window.scrollTo(0, scrolled)
    const now = controlsOf(root)
    before.forEach((old, at) => {
      const twin = now[at]
      if (twin && isSame(old, twin)) repeat(old, twin, focused)
    })
  })
  observer.observe(root, { childList: true })
}
