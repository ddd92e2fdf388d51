const expanderSelector = '[role="button"]'

// A field is named by its key ("todos:"), an element of a list by its index.
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

const clickOnKey = (event: KeyboardEvent) => {
  const { key, target } = event
  if (!(target instanceof HTMLElement) || !target.matches(expanderSelector)) return
  if (key !== 'Enter' && key !== ' ') return
  event.preventDefault()
  if (!event.repeat) target.click()
}

/**
 * A ref callback for the element around a JSON tree that adds what the library lacks: Enter and Space toggle a branch,
 * and each button has the name of its branch.
 */
export const enhanceTree = (root: HTMLElement | null) => {
  if (!root) return
  const observer = new MutationObserver(() => nameExpanders(root))
  nameExpanders(root)
  observer.observe(root, { childList: true, subtree: true })
  root.addEventListener('keydown', clickOnKey)
  return () => {
    observer.disconnect()
    root.removeEventListener('keydown', clickOnKey)
  }
}
