const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>()

/**
 * jsdom lacks `showModal` and `close`. These have no top layer, no inert page and no Escape: end-to-end tests check
 * those.
 */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
    focusedBefore.set(this, document.activeElement)
    this.querySelector('button')?.focus()
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return
    this.open = false
    const before = focusedBefore.get(this)
    if (before instanceof HTMLElement) before.focus()
    // As in a browser, the event is fired in a later task.
    setTimeout(() => this.dispatchEvent(new Event('close')))
  },
})
