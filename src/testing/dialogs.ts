/**
 * jsdom lacks `showModal` and `close`. These have no top layer, no inert page and no Escape: end-to-end tests check
 * those.
 */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
    this.querySelector('button')?.focus()
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return
    this.open = false
    // As in a browser, the event is fired in a later task.
    setTimeout(() => this.dispatchEvent(new Event('close')))
  },
})
