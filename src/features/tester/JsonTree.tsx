import { JsonView } from 'react-json-view-lite'
import styles from './JsonTree.module.css'
import { assistTree } from './treeAssistance'

/** Longer branches stay closed at first: a page of thousands of lines helps nobody. */
const MANY = 200

// Open are the outermost two levels: the lists of an answer are seen, their items are one click away.
const opensAtFirst = (level: number, value: object): boolean => level < 2 && Object.keys(value).length <= MANY

const looks = {
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
  // Line breaks and quotes within a text show as JSON writes them.
  stringifyStringValues: true,
  // One name for both states: aria-expanded tells them apart, and assistTree may then say which entry it is.
  ariaLables: { expandJson: 'Entries', collapseJson: 'Entries' },
}

type JsonTreeProps = { label: string; data: object }

/** A collapsible tree of parsed JSON. */
export function JsonTree({ label, data }: JsonTreeProps) {
  return (
    <div ref={assistTree} className={styles.box}>
      <JsonView
        aria-label={label}
        data={data}
        style={looks}
        shouldExpandNode={opensAtFirst}
        clickToExpandNode
      />
    </div>
  )
}
