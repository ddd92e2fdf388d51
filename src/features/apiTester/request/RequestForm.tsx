import { type Dispatch, type KeyboardEvent, type MouseEvent, type Ref, type SubmitEvent, useId } from 'react'
import { type CallName, callMethods } from '@/contract/calls'
import { Select } from '@/shared/forms/Select'
import { Button } from '@/shared/ui/controls/Button'
import { classNames } from '@/shared/ui/styling/classNames'
import { TesterPanel } from '../TesterPanel'
import type { FormChange, TesterAction, TesterState } from '../testerReducer'
import { BodyField } from './BodyField'
import { CopyRequest } from './CopyRequest'
import { formOf } from './callForm'
import { composeRequest } from './composeRequest'
import controls from './controls.module.css'
import { EndpointField } from './EndpointField'
import { type KnownIds, valuesOf } from './fillPath'
import { HeaderRows } from './HeaderRows'
import { rowsOf } from './headerList'
import { headerErrors } from './headerRules'
import { PathParameters } from './PathParameters'
import styles from './RequestForm.module.css'
import { bodyError, endpointError } from './requestRules'
import { TokenField } from './TokenField'

type RequestFormProps = {
  formRef: Ref<HTMLFormElement>
  state: TesterState
  /** The session's token; null for a visitor. */
  token: string | null
  knownIds: KnownIds
  dispatch: Dispatch<TesterAction>
  onSend: () => void
  onCancel: () => void
}

const submitOnShortcut = (event: KeyboardEvent<HTMLFormElement>) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  if (!event.repeat) event.currentTarget.requestSubmit()
}

export function RequestForm({
  formRef,
  state,
  token,
  knownIds,
  dispatch,
  onSend,
  onCancel,
}: RequestFormProps) {
  const { reqType, endpoint, body, headers, params, sendsToken, isSending } = state
  const keysHint = useId()
  const rows = rowsOf(headers)
  const errors = headerErrors(rows)
  const values = valuesOf(endpoint, params, knownIds)
  const isFilled = Object.values(values).every((value) => value.trim())
  const problems = { endpoint: endpointError(endpoint), body: bodyError(reqType, body) }

  const change = (changed: FormChange) => dispatch({ type: 'formChanged', change: changed })
  const choose = (name: CallName) => change(formOf(name, state, knownIds, token !== null))

  // The button stays enabled, and focuses the first invalid field: a disabled one could not say why.
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!problems.endpoint && isFilled && !problems.body && errors.size === 0) return onSend()
    event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  // Cancel unmounts, so the focus moves to Send.
  const cancel = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.form?.querySelector<HTMLElement>('[type="submit"]')?.focus()
    onCancel()
  }

  return (
    <TesterPanel title="Request">
      <form
        ref={formRef}
        className={styles.form}
        noValidate
        autoComplete="off"
        onSubmit={submit}
        onKeyDown={submitOnShortcut}
      >
        <div className={styles.target}>
          <Select
            label="Method"
            name="reqType"
            value={reqType}
            onChange={(value) => change({ reqType: value })}
          >
            {callMethods.map((method) => (
              <option key={method}>{method}</option>
            ))}
          </Select>
          <EndpointField
            className={styles.endpoint}
            value={endpoint}
            error={problems.endpoint}
            onChange={(value) => change({ endpoint: value })}
            onChoose={choose}
          />
        </div>
        <PathParameters
          values={values}
          knownIds={knownIds}
          onChange={(changed) => change({ params: { ...params, ...changed } })}
        />
        <BodyField
          value={body}
          isSent={reqType !== 'GET'}
          error={problems.body}
          onChange={(value) => change({ body: value })}
        />
        <HeaderRows rows={rows} errors={errors} dispatch={dispatch} />
        <TokenField
          isChecked={sendsToken}
          hasSession={token !== null}
          onChange={(isChecked) => change({ sendsToken: isChecked })}
        />
        <div className={styles.actions}>
          <Button type="submit" isBusy={isSending} aria-describedby={keysHint}>
            {isSending ? 'Sending…' : 'Send'}
          </Button>
          {isSending && (
            <Button variant="ghost" onClick={cancel}>
              Cancel
            </Button>
          )}
          <p id={keysHint} className={classNames(controls.hint, styles.keys)}>
            Press Ctrl/Cmd+Enter to send.
          </p>
        </div>
        <CopyRequest request={composeRequest(state, token, knownIds)} />
      </form>
    </TesterPanel>
  )
}
