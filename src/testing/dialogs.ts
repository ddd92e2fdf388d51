/**
 * The elements beside a modal dialog in the body. jsdom has no inert elements, so they are hidden from
 * Testing Library.
 */
const besides = (dialog: Element) =>
  [...document.body.children].filter((element) => !element.contains(dialog))

const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>()

/**
 * jsdom lacks `showModal` and `close`. These have no top layer and no Escape, and a page around the dialog is not inert:
 * end-to-end tests check those.
 */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
    for (const element of besides(this)) element.ariaHidden = 'true'
    focusedBefore.set(this, document.activeElement)
    this.querySelector('button')?.focus()
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return
    this.open = false
    for (const element of besides(this)) element.ariaHidden = null
    const before = focusedBefore.get(this)
    if (before instanceof HTMLElement) before.focus()
    // As in a browser, the event is fired in a later task.
    setTimeout(() => this.dispatchEvent(new Event('close')))
  },
})
