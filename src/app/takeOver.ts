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

const hasInput = (control: HTMLElement) =>
  control instanceof HTMLInputElement &&
  (isTick(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue)

const repeatInput = (old: HTMLElement, twin: HTMLElement) => {
  if (!(old instanceof HTMLInputElement && twin instanceof HTMLInputElement)) return
  if (!hasInput(old)) return
  if (!isTick(old)) type(twin, old.value)
  else if (old.checked !== twin.checked) twin.click()
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
const followScroll = (root: HTMLElement) => {
  let top = 0
  const note = () => {
    top = window.scrollY
    // Cards that were never laid out are only about as high as they will be. Where the page was scrolled past them,
    // all of them are, on the screen that goes and on the one that comes.
    if (top > 0) root.dataset.laidOut = ''
  }
  note()
  window.addEventListener('scroll', note, { passive: true })
  return () => {
    window.removeEventListener('scroll', note)
    return top
  }
}

/** Scrolls a screen that has just been drawn to where the one before it was. */
const keepPlace = (root: HTMLElement, top: number) => {
  window.scrollTo(0, top)
  // The browser remembers how high the cards are from the second frame on.
  requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.laidOut))
}

/**
 * Carries over what somebody does on the screen that the build wrote ahead (src/prerender.tsx, src/firstScreen), as
 * soon as the first drawing takes its place: what was typed and ticked, the focus, how far it was scrolled, and what
 * was pressed, once `settle` has resolved. Calls `settle` when the shop is drawn.
 */
export const takeOver = (root: HTMLElement, settle: () => Promise<unknown>) => {
  const before = controlsOf(root)
  const focused = followFocus()
  const scrolled = followScroll(root)
  const observer = new MutationObserver(() => {
    observer.disconnect()
    delete root.dataset.prerendered
    document.getElementById('not-loaded')?.remove()
    // The screens for other addresses: two thousand nodes that nobody will see any more.
    for (const screen of document.querySelectorAll('template[data-extent]')) screen.remove()
    keepPlace(root, scrolled())
    const last = focused()
    const isUsed = (old: HTMLElement) => old === last || 'pressed' in old.dataset || hasInput(old)
    // Hardly ever; and to look for the twins of all of them takes a while.
    const used = new Set([...before.values()].filter(isUsed))
    const repeat = (act: (old: HTMLElement, twin: HTMLElement) => void) => {
      if (used.size === 0) return
      const now = controlsOf(root)
      for (const [key, old] of before) {
        const twin = used.has(old) && now.get(key)
        if (twin) act(old, twin)
      }
    }
    repeat((old, twin) => {
      if (old === last) twin.focus({ preventScroll: true })
      repeatInput(old, twin)
    })
    settle().finally(() =>
      repeat((old, twin) => {
        if ('pressed' in old.dataset) twin.click()
      }),
    )
  })
  observer.observe(root, { childList: true })
}
