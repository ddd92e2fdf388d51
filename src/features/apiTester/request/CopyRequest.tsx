import { hasRealServer } from '@/shared/api/apiUrl'
import { CopyButton } from '@/shared/ui/controls/CopyButton'
import styles from './controls.module.css'
import { toCurl, toFetch } from './requestAsCode'
import type { TesterRequest } from './testerRequest'

/** Copies the request, its token included, to be sent elsewhere. */
export function CopyRequest({ request }: { request: TesterRequest }) {
  return (
    <div className={styles.copies}>
      <CopyButton label="Copy as curl" text={() => toCurl(request)} />
      <CopyButton label="Copy as fetch" text={() => toFetch(request)} />
      {!hasRealServer && (
        <p className={styles.hint}>
          The mock API runs in this page: fetch reaches it from the console, curl needs a real server.
        </p>
      )}
    </div>
  )
}
