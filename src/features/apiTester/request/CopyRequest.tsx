import { hasRealServer } from '@/shared/api/apiUrl'
import { CopyButton } from '@/shared/ui/controls/CopyButton'
import styles from '../tester.module.css'
import { toCurl, toFetch } from './requestAsCode'
import type { TesterRequest } from './sendRequest'

/** Copies the request, its token included, to be sent elsewhere. */
export function CopyRequest({ request }: { request: TesterRequest }) {
  const curl = toCurl(request)
  const code = toFetch(request)
  // The keys reset 'Copied' when the request changes.
  return (
    <div className={styles.row}>
      <CopyButton key={`curl ${curl}`} label="Copy as curl" text={() => curl} />
      <CopyButton key={`fetch ${code}`} label="Copy as fetch" text={() => code} />
      {!hasRealServer && (
        <p className={styles.text}>
          The mock API runs in this page: fetch reaches it from the console, curl needs a real server.
        </p>
      )}
    </div>
  )
}
