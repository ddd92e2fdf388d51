const stopWhileComposing = (event: KeyboardEvent) => {
  // Safari ends the composition first: only the code says that the key belongs to it.
  if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation()
}

/**
 * Keys that an input method uses, such as Enter and Escape to end a composition, are not ours. The window is the first
 * to receive them, so no other handler of the page does.
 */
export const ignoreComposition = () =>
  window.addEventListener('keydown', stopWhileComposing, { capture: true })
