const CONTROLS = 'a[href], button, input, main'

const nameOf = (control: HTMLElement) =>
  control.getAttribute('aria-label') ??
  (control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : control.textContent)

/** The controls by kind and name, and by their order where they share it: the shop may have more of them. */
const controlsOf = (root: Element) => {
  const controls = new Map<string, HTMLElement>()
  for (const control of root.querySelectorAll<HTMLElement>(CONTROLS)) {
    const isPlace = control.tagName === 'MAIN'
    const key = [control.tagName, control.getAttribute('type'), isPlace || nameOf(control)].join()
    let number = 0
    while (controls.has(`${key},${number}`)) number += 1
    controls.set(`${key},${number}`, control)
  }
  return controls
}

const isTick = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio'

/** Sets the value past React, which then hears of it as if it had been typed. */
const type = (field: HTMLInputElement, text: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const repeatInput = (old: HTMLElement, twin: HTMLElement) => {
  if (!(old instanceof HTMLInputElement && twin instanceof HTMLInputElement)) return
  if (!isTick(old)) {
    if (old.value !== old.defaultValue) type(twin, old.value)
  } else if (old.checked !== old.defaultChecked && old.checked !== twin.checked) twin.click()
}

/** Which control has the focus, until it is asked for the last time. */
const followFocus = () => {
  let focused = document.activeElement
  const note = () => {
    focused = document.activeElement
  }
  const signs = ['focusin', 'pointerup', 'keyup']
  for (const sign of signs) document.addEventListener(sign, note)
  return () => {
    for (const sign of signs) document.removeEventListener(sign, note)
    return focused
  }
}

/** How far the page is scrolled, until it is asked for the last time. */
const followScroll = () => {
  let top = window.scrollY
  const note = () => {
    top = window.scrollY
  }
  window.addEventListener('scroll', note, { passive: true })
  return () => {
    window.removeEventListener('scroll', note)
    return top
  }
}

/**
 * Carries over what somebody does on the screen that the build wrote ahead (public/index.html), as soon as the
 * first drawing takes its place: what was typed and ticked, the focus, how far it was scrolled, and what was
 * pressed, once `settle` has resolved. Calls `settle` when the shop is drawn.
 */
export const takeOver = (root: HTMLElement, settle: () => Promise<unknown>) => {
  // It waits for its letters. From now on it would come over the shop.
  if (!root.hasChildNodes()) root.dataset.prerendered = 'too late'
  const before = controlsOf(root)
  const focused = followFocus()
  const scrolled = followScroll()
  const pairs = () => {
    const now = controlsOf(root)
    return [...before].flatMap(([key, old]) => {
      const twin = now.get(key)
      return twin ? [{ old, twin }] : []
    })
  }
  const observer = new MutationObserver(() => {
    observer.disconnect()
    delete root.dataset.prerendered
    document.getElementById('not-loaded')?.remove()
    window.scrollTo(0, scrolled())
    const last = focused()
    for (const { old, twin } of pairs()) {
      if (old === last) twin.focus({ preventScroll: true })
      repeatInput(old, twin)
    }
    settle().finally(() => {
      for (const { old, twin } of pairs()) if ('pressed' in old.dataset) twin.click()
    })
  })
  observer.observe(root, { childList: true })
}
