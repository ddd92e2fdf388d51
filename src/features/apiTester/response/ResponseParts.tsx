import type { ReactNode } from 'react'
import type { TesterResponse } from '../request/testerRequest'
import { JsonTree } from './JsonTree'
import styles from './ResponseView.module.css'

type PartProps = { title: string; children: ReactNode }

function Part({ title, children }: PartProps) {
  return (
    <div>
      <h3 className={styles.partTitle}>{title}</h3>
      {children}
    </div>
  )
}

type ResponsePartsProps = { response: TesterResponse }

/**
 * The response data as a tree (the whole response where it has no data field), then the headers (specification,
 * section 2). `data` is the parsed body, missing when that was empty. A text or another primitive is no tree.
 */
export function ResponseParts({ response }: ResponsePartsProps) {
  const hasData = 'data' in response
  const shown = hasData ? response.data : response
  const title = hasData ? 'Data' : 'Whole response'
  return (
    <>
      <Part title={title}>
        {typeof shown === 'object' && shown !== null ? (
          <JsonTree label={title} data={shown} />
        ) : (
          <pre className={styles.text}>{String(shown)}</pre>
        )}
      </Part>
      <Part title="Headers">
        <JsonTree label="Headers" data={response.headers} />
      </Part>
    </>
  )
}
