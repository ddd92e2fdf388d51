const expanderSelector = '[role="button"]'

// "todos:" before its bracket is the name of a field; an element of a list goes by its place.
const nameOf = (expander: Element): string | null => {
  const beside = expander.nextElementSibling?.textContent ?? ''
  if (beside.endsWith(':')) return beside.slice(0, -1)
  const item = expander.closest('[role="treeitem"]')
  const parent = item?.parentElement
  if (!item || !parent) return null
  if (parent.getAttribute('role') === 'tree') return parent.getAttribute('aria-label')
  return `Item ${Array.from(parent.children).indexOf(item) + 1}`
}

const nameExpanders = (root: Element) => {
  for (const expander of root.querySelectorAll(expanderSelector)) {
    const name = nameOf(expander)
    if (name) expander.setAttribute('aria-label', name)
  }
}

const pressWithKeys = (event: KeyboardEvent) => {
  const { key, target } = event
  if (!(target instanceof HTMLElement) || !target.matches(expanderSelector)) return
  if (key !== 'Enter' && key !== ' ') return
  event.preventDefault()
  if (!event.repeat) target.click()
}

/**
 * Adds to the JSON tree what its library leaves out: Enter and the space bar press a branch's button
 * (the arrows work already), and each button goes by the name of its branch. Takes the element around
 * the tree, as a ref does; gives the clean-up.
 */
export const assistTree = (root: HTMLElement | null) => {
  if (!root) return
  const observer = new MutationObserver(() => nameExpanders(root))
  nameExpanders(root)
  observer.observe(root, { childList: true, subtree: true })
  root.addEventListener('keydown', pressWithKeys)
  return () => {
    observer.disconnect()
    root.removeEventListener('keydown', pressWithKeys)
  }
}
