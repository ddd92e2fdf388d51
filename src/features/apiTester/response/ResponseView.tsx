import { CopyButton } from '@/shared/ui/controls/CopyButton'
import type { TesterResponse } from '../request/sendRequest'
import styles from '../tester.module.css'
import { JsonPart } from './JsonPart'

/**
 * The text to copy: indented JSON, or the body as it was received if indenting would alter it, such as a
 * number beyond 2^53.
 */
const responseAsText = (response: TesterResponse, received: string): string => {
  if (!('data' in response)) return JSON.stringify(response, null, 2)
  const { data } = response
  if (typeof data === 'string') return data
  return received === JSON.stringify(data) ? JSON.stringify(data, null, 2) : received
}

type ResponseViewProps = {
  response: TesterResponse | undefined
  /** Its body as it was received. */
  text?: string
  isSending?: boolean
}

/** A response's data (the whole response where it has no data field), then its headers (specification, section 2). */
export function ResponseView({ response, text = '', isSending = false }: ResponseViewProps) {
  if (!response) return <p className={styles.text}>Response is undefined.</p>
  const hasData = 'data' in response
  return (
    <div aria-busy={isSending} className={styles.stack}>
      <JsonPart title={hasData ? 'Data' : 'Whole response'} value={hasData ? response.data : response} />
      <JsonPart title="Headers" value={response.headers} />
      <div className={styles.row}>
        <CopyButton label="Copy response" text={() => responseAsText(response, text)} />
      </div>
    </div>
  )
}
