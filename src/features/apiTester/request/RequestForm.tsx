import { type CallMethod, callMethods } from '@resham/contract/resources/call'
import { type KeyboardEvent, type MouseEvent, type Ref, type SubmitEvent, useId } from 'react'
import { hasRealServer } from '@/shared/api/apiUrl'
import { Field } from '@/shared/forms/Field'
import { Button } from '@/shared/ui/controls/Button'
import { CopyButton } from '@/shared/ui/controls/CopyButton'
import { classNames } from '@/shared/ui/styling/classNames'
import { TesterSection } from '../TesterSection'
import styles from '../tester.module.css'
import type { Tester } from '../useTester'
import { EndpointField } from './EndpointField'
import { HeaderRows, SendTokenCheckbox } from './Headers'
import { PathParameters } from './PathParameters'
import request from './request.module.css'
import { toCurl, toFetch } from './requestAsCode'
import { bodyError, endpointError } from './requestRules'
import type { TesterRequest } from './sendRequest'
import { formOf, valuesOf } from './testerForm'

const submitOnShortcut = (event: KeyboardEvent<HTMLFormElement>) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  if (!event.repeat) event.currentTarget.requestSubmit()
}

type RequestFormProps = { formRef: Ref<HTMLFormElement>; tester: Tester }

export function RequestForm({ formRef, tester }: RequestFormProps) {
  const { form, change, knownIds, token, isSending } = tester
  const { reqType, endpoint, body, headers, params, sendsToken } = form
  const keysHint = useId()

  // The button stays enabled, and focuses the first invalid field: a disabled one could not say why.
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const invalid = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (invalid) invalid.focus()
    else tester.send()
  }

  // Cancel unmounts, so the focus moves to Send.
  const cancel = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.form?.querySelector<HTMLElement>('[type="submit"]')?.focus()
    tester.cancel()
  }

  return (
    <TesterSection title="Request">
      <form
        ref={formRef}
        className={request.form}
        noValidate
        autoComplete="off"
        onSubmit={submit}
        onKeyDown={submitOnShortcut}
      >
        <div className={request.target}>
          <Field
            as="select"
            label="Method"
            name="method"
            value={reqType}
            onChange={({ target }) => change({ reqType: target.value as CallMethod })}
          >
            {callMethods.map((method) => (
              // A translator may change the text, so the value is given.
              <option key={method} value={method} translate="no">
                {method}
              </option>
            ))}
          </Field>
          <EndpointField
            value={endpoint}
            error={endpointError(endpoint)}
            onChange={(value) => change({ endpoint: value })}
            onChoose={(name) => change(formOf(name, headers, knownIds, token !== null))}
          />
        </div>
        <PathParameters
          values={valuesOf(form, knownIds)}
          knownIds={knownIds}
          onChange={(changed) => change({ params: { ...params, ...changed } })}
        />
        <Field
          as="textarea"
          label="Body"
          name="body"
          rows={5}
          className={request.body}
          autoCapitalize="none"
          spellCheck={false}
          value={body}
          hint={
            reqType === 'GET'
              ? 'GET requests have no body.'
              : 'JSON, sent as application/json unless a header says otherwise.'
          }
          error={bodyError(reqType, body)}
          isErrorLive
          onChange={({ target }) => change({ body: target.value })}
        />
        <HeaderRows headers={headers} onChange={(rows) => change({ headers: rows })} />
        <SendTokenCheckbox
          isChecked={sendsToken}
          hasSession={token !== null}
          onChange={(isChecked) => change({ sendsToken: isChecked })}
        />
        <div className={styles.row}>
          <Button type="submit" isBusy={isSending} aria-describedby={keysHint} className={request.send}>
            {isSending ? 'Sending…' : 'Send'}
          </Button>
          {isSending && (
            <Button variant="ghost" onClick={cancel}>
              Cancel
            </Button>
          )}
          <p id={keysHint} className={classNames(styles.text, request.keys)}>
            Press Ctrl/Cmd+Enter to send.
          </p>
        </div>
        <CopyRequest request={tester.request} />
      </form>
    </TesterSection>
  )
}

/** Copies the request, its token included, to be sent elsewhere. */
function CopyRequest({ request }: { request: TesterRequest }) {
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
