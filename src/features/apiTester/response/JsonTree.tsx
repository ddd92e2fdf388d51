import { JsonView } from 'react-json-view-lite'
import styles from './JsonTree.module.css'
import { enhanceTree } from './jsonTreeA11y'

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
