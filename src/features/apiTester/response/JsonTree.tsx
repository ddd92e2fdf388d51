import { memo, useState } from 'react'
import { VisuallyHidden } from '@/shared/ui/styling/VisuallyHidden'
import styles from './JsonTree.module.css'
import { walkRows } from './walkRows'

/** Longer branches are collapsed at first. */
const MANY = 200

type EntryProps = {
  /** The key of a field. */
  label?: string
  /** What a branch without a key is called. */
  name: string
  value: unknown
  level: number
  isLast: boolean
}

/** A value, or a list or an object that can be collapsed; an empty one cannot. */
function Entry(props: EntryProps) {
  const { value } = props
  const isBranch = typeof value === 'object' && value !== null && Object.keys(value).length > 0
  return isBranch ? <Branch {...props} value={value} /> : <Leaf {...props} />
}

function Leaf({ label, value, isLast }: EntryProps) {
  return (
    <div className={styles.leaf}>
      {label !== undefined && <span className={styles.label}>{`${label}: `}</span>}
      {/* Strings show as JSON, with escaped line breaks and quotes. */}
      <span className={styles[value === null ? 'object' : typeof value]}>{JSON.stringify(value)}</span>
      {!isLast && ','}
    </div>
  )
}

/** A value as JSON; empty where it is nested too deeply for that. */
const textOf = (value: object): string => {
  try {
    return JSON.stringify(value)
  } catch {
    return ''
  }
}

function Branch({ label, name, value, level, isLast }: EntryProps & { value: object }) {
  const isList = Array.isArray(value)
  const [start, end] = isList ? '[]' : '{}'
  const entries = Object.entries(value)
  // The two outermost levels are open: the lists of a response show, and their items are one click away.
  const isOpenAtFirst = level < 2 && entries.length <= MANY
  const [hasBeenOpen, setHasBeenOpen] = useState(isOpenAtFirst)
  const render = () => setHasBeenOpen(true)
  const ending = (
    <span aria-hidden className={styles.end}>
      {isLast ? end : `${end},`}
    </span>
  )
  return (
    <details open={isOpenAtFirst} className={styles.branch} onToggle={render}>
      {/* One stop for the Tab key; arrows lead to the rest. A click renders a branch before it opens. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button. */}
      <summary tabIndex={level === 0 ? 0 : -1} className={styles.summary} onClick={render}>
        {label === undefined ? (
          <VisuallyHidden>{name}</VisuallyHidden>
        ) : (
          <span className={styles.label}>{`${label}: `}</span>
        )}
        <span aria-hidden>{start}</span>
        {ending}
      </summary>
      {hasBeenOpen ? (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets.
        <ul role="list" className={styles.children}>
          {entries.map(([key, child], index) => (
            <li key={key}>
              <Entry
                label={isList ? undefined : key}
                name={`Item ${index + 1}`}
                value={child}
                level={level + 1}
                isLast={index === entries.length - 1}
              />
            </li>
          ))}
        </ul>
      ) : (
        // Only the text is rendered, for the browser's own search, so that a long response is shown at once.
        <span>{textOf(value)}</span>
      )}
      {ending}
    </details>
  )
}

type JsonTreeProps = { label: string; data: object }

/**
 * A collapsible tree of parsed JSON, as nested lists. The browser's own search opens what is collapsed. The
 * tree does not have the role `tree`, in which Orca reads a value only if that has the focus.
 */
export const JsonTree = memo(function JsonTree({ label, data }: JsonTreeProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the rows inside.
    <div className={styles.box} translate="no" onKeyDown={walkRows}>
      <Entry name={label} value={data} level={0} isLast />
    </div>
  )
})
