/**
 * jsdom knows dialogs, but not how to open or close them. What stands in opens one in its place: there
 * is no top layer, the page behind stays within reach, and Escape does nothing. Journeys look at those.
 */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
    this.querySelector('button')?.focus()
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return
    this.open = false
    // As in a browser, the event comes when whoever closed it has finished.
    setTimeout(() => this.dispatchEvent(new Event('close')))
  },
})
