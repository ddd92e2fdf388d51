import { JsonView } from 'react-json-view-lite'
import styles from './JsonTree.module.css'

/** Longer branches are collapsed at first. */
const MANY = 200

// The two outermost levels: the lists of a response show, and their items are one click away.
const isExpandedAtFirst = (level: number, value: object): boolean =>
  level < 2 && Object.keys(value).length <= MANY

const style = {
  container: styles.tree,
  basicChildStyle: styles.node,
  childFieldsContainer: styles.children,
  label: styles.label,
  clickableLabel: styles.clickableLabel,
  nullValue: styles.nothing,
  undefinedValue: styles.nothing,
  numberValue: styles.number,
  stringValue: styles.string,
  booleanValue: styles.boolean,
  otherValue: styles.string,
  punctuation: styles.punctuation,
  expandIcon: styles.closed,
  collapseIcon: styles.open,
  collapsedContent: styles.more,
  // Strings show as JSON, with escaped line breaks and quotes.
  stringifyStringValues: true,
  // One name for both states, which aria-expanded tells apart; enhanceTree replaces it by the name of the branch.
  ariaLables: { expandJson: 'Entries', collapseJson: 'Entries' },
}

const expanderSelector = '[role="button"]'
const listSelector = '[role="tree"], [role="group"]'

// A field is named by its key ("todos:"), an element of a list by its index.
const nameOf = (expander: Element, list: Element, index: number): string | null => {
  const beside = expander.nextElementSibling?.textContent ?? ''
  if (beside.endsWith(':')) return beside.slice(0, -1)
  return list.getAttribute('role') === 'tree' ? list.getAttribute('aria-label') : `Item ${index + 1}`
}

const nameExpanders = (list: Element) => {
  for (const [index, item] of [...list.children].entries()) {
    const expander = item.firstElementChild
    if (expander?.getAttribute('role') !== 'button') continue
    const name = nameOf(expander, list, index)
    if (name) expander.setAttribute('aria-label', name)
  }
}

const nameAll = (added: Element) => {
  if (added.matches(listSelector)) nameExpanders(added)
  for (const list of added.querySelectorAll(listSelector)) nameExpanders(list)
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
const enhanceTree = (root: HTMLElement | null) => {
  if (!root) return
  // Only what was added, because a list may have thousands of entries.
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element) nameAll(node)
  })
  nameAll(root)
  observer.observe(root, { childList: true, subtree: true })
  root.addEventListener('keydown', clickOnKey)
  return () => {
    observer.disconnect()
    root.removeEventListener('keydown', clickOnKey)
  }
}

type JsonTreeProps = { label: string; data: object }

/** A collapsible tree of parsed JSON. */
export function JsonTree({ label, data }: JsonTreeProps) {
  return (
    <div ref={enhanceTree} className={styles.box} translate="no">
      <JsonView
        aria-label={label}
        data={data}
        style={style}
        shouldExpandNode={isExpandedAtFirst}
        clickToExpandNode
      />
    </div>
  )
}
