import { VisuallyHidden } from '@/shared/ui/styling/VisuallyHidden'
import styles from './ComparedLines.module.css'
import type { Hunk } from './compareResponses'

/** So many equal lines show before and after a change. */
const CONTEXT = 3

type EqualProps = { lines: string[] }

/** The same text in both columns; screen readers and narrow screens get it once. */
function Equal({ lines }: EqualProps) {
  if (lines.length === 0) return null
  const text = lines.join('\n')
  return (
    <div className={styles.columns}>
      <pre className={styles.equal}>{text}</pre>
      <pre aria-hidden className={styles.twin}>
        {text}
      </pre>
    </div>
  )
}

type StretchProps = { lines: string[]; isFirst: boolean; isLast: boolean }

/** Equal lines: only those beside a change show at first. */
function EqualStretch({ lines, isFirst, isLast }: StretchProps) {
  const start = isFirst ? 0 : CONTEXT
  const end = lines.length - (isLast ? 0 : CONTEXT)
  if (end - start <= CONTEXT) return <Equal lines={lines} />
  return (
    <>
      <Equal lines={lines.slice(0, start)} />
      <details className={styles.more}>
        <summary className={styles.summary}>… {end - start} equal lines</summary>
        <Equal lines={lines.slice(start, end)} />
      </details>
      <Equal lines={lines.slice(end)} />
    </>
  )
}

type ChangedProps = { as: 'del' | 'ins'; lines: string[] }

// The signs are in the style sheet, outside of what is copied.
function Changed({ as: Element, lines }: ChangedProps) {
  if (lines.length === 0) return <div className={styles.absent} />
  return (
    <Element className={styles[Element]}>
      <VisuallyHidden>{Element === 'del' ? 'Only earlier: ' : 'Only later: '}</VisuallyHidden>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity, and never move.
        <span key={index} className={styles.line}>
          {line}
        </span>
      ))}
    </Element>
  )
}

type ComparedLinesProps = { hunks: Hunk[] }

/** The lines of two texts side by side: those of the earlier one only, of the later one only, and the equal ones. */
export function ComparedLines({ hunks }: ComparedLinesProps) {
  return (
    <div className={styles.lines}>
      {hunks.length === 0 && <p className={styles.nothing}>None.</p>}
      {hunks.map((hunk, index) =>
        hunk.isEqual ? (
          <EqualStretch
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            key={index}
            lines={hunk.lines}
            isFirst={index === 0}
            isLast={index === hunks.length - 1}
          />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <div key={index} className={styles.columns}>
            <Changed as="del" lines={hunk.removed} />
            <Changed as="ins" lines={hunk.added} />
          </div>
        ),
      )}
    </div>
  )
}
