import styles from '../tester.module.css'
import { JsonTree } from './JsonTree'

type JsonPartProps = {
  title: string
  /** Parsed JSON. A text or another primitive is no tree. */
  value: unknown
}

/** A part of a request or a response, with its title. */
export function JsonPart({ title, value }: JsonPartProps) {
  return (
    <>
      <h3 className={styles.partTitle}>{title}</h3>
      {typeof value === 'object' && value !== null ? (
        <JsonTree label={title} data={value} />
      ) : (
        <pre className={styles.mono} translate="no">
          {String(value)}
        </pre>
      )}
    </>
  )
}
