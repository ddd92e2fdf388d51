import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { hasRealServer } from '@/shared/api/apiUrl'
import { RadioGroup } from '@/shared/forms/RadioGroup'
import { DemoData } from './DemoData'
import { FaultsPanel } from './faults/FaultsPanel'
import { RequestForm } from './request/RequestForm'
import type { KnownIds, TesterForm } from './request/testerForm'
import { OutcomeLine } from './response/OutcomeLine'
import { ResponseView } from './response/ResponseView'
import { TesterSection } from './TesterSection'
import styles from './tester.module.css'
import { TrafficPanel } from './traffic/TrafficPanel'
import { useTester } from './useTester'

const schemes = { standard: 'Standard', dark: 'Dark' }

/** Sends requests to the API and shows the responses. */
export function ApiTester({ knownIds }: { knownIds: KnownIds }) {
  const [scheme, setScheme] = useState('standard')
  const tester = useTester(knownIds)
  const { outcome, isSending } = tester
  const form = useRef<HTMLFormElement>(null)
  const responseTitle = useRef<HTMLHeadingElement>(null)

  // The form checks the request, and focuses what is invalid.
  const sendAgain = (repeated: Partial<TesterForm>) => {
    flushSync(() => tester.change(repeated))
    responseTitle.current?.focus()
    form.current?.requestSubmit()
  }

  return (
    <div className={styles.tester} data-scheme={scheme}>
      <div className={styles.row}>
        <RadioGroup
          label="Colour scheme"
          name="scheme"
          options={Object.entries(schemes)}
          value={scheme}
          onChange={setScheme}
          className={styles.scheme}
        />
        {/* The build writes this document. */}
        {process.env.NODE_ENV === 'production' && (
          <a href="/openapi.json" className={styles.link}>
            OpenAPI document
          </a>
        )}
      </div>
      <div className={styles.panes}>
        <RequestForm formRef={form} tester={tester} />
        <TesterSection title="Response" titleRef={responseTitle}>
          <OutcomeLine outcome={outcome} isSending={isSending} />
          {/* The key collapses the trees again for each outcome. */}
          <ResponseView
            key={outcome.id}
            response={outcome.response}
            text={outcome.text}
            isSending={isSending}
          />
        </TesterSection>
      </div>
      <TrafficPanel token={tester.token} isSending={isSending} onSendAgain={sendAgain} />
      {/* Not `hasRealServer`, with which the panel would stay in the build for a real server. */}
      {!process.env.API_URL && <FaultsPanel />}
      {!hasRealServer && <DemoData />}
      <div className={styles.row}>
        {/* The build writes this file, so the router does not know it. */}
        <a href="/licenses.txt" className={styles.link}>
          Licences
        </a>
      </div>
    </div>
  )
}
