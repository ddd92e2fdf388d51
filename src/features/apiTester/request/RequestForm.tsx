import { type Dispatch, type KeyboardEvent, type MouseEvent, type SubmitEvent, useId } from 'react'
import { Field } from '@/shared/forms/Field'
import { Button } from '@/shared/ui/controls/Button'
import { Panel } from '@/shared/ui/layout/Panel'
import type { TesterAction, TesterState } from '../testerReducer'
import { BodyField } from './BodyField'
import { HeaderRows } from './HeaderRows'
import { rowsOf } from './headerList'
import { headerErrors } from './headerRules'
import { MethodSelect } from './MethodSelect'
import styles from './RequestForm.module.css'
import { bodyError, endpointError } from './requestRules'

type RequestFormProps = {
  state: TesterState
  dispatch: Dispatch<TesterAction>
  onSend: () => void
  onCancel: () => void
}

const submitOnShortcut = (event: KeyboardEvent<HTMLFormElement>) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  if (!event.repeat) event.currentTarget.requestSubmit()
}

export function RequestForm({ state, dispatch, onSend, onCancel }: RequestFormProps) {
  const { reqType, endpoint, body, headers, isSending } = state
  const title = useId()
  const keysHint = useId()
  const rows = rowsOf(headers)
  const errors = headerErrors(rows)
  const problems = { endpoint: endpointError(endpoint), body: bodyError(reqType, body) }

  // The button stays enabled, and focuses the first invalid field: a disabled one could not say why.
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!problems.endpoint && !problems.body && errors.size === 0) return onSend()
    event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  // Cancel unmounts, so the focus moves to Send.
  const cancel = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.form?.querySelector<HTMLElement>('[type="submit"]')?.focus()
    onCancel()
  }

  return (
    <Panel as="section" aria-labelledby={title} className={styles.pane}>
      <h2 id={title} className={styles.title}>
        Request
      </h2>
      <form className={styles.form} noValidate onSubmit={submit} onKeyDown={submitOnShortcut}>
        <div className={styles.target}>
          <MethodSelect
            value={reqType}
            onChange={(value) => dispatch({ type: 'formChanged', change: { reqType: value } })}
          />
          <Field
            label="Endpoint"
            name="endpoint"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className={styles.endpoint}
            value={endpoint}
            error={problems.endpoint}
            isErrorLive
            onChange={({ target }) => dispatch({ type: 'formChanged', change: { endpoint: target.value } })}
          />
        </div>
        <BodyField
          value={body}
          isSent={reqType !== 'GET'}
          error={problems.body}
          onChange={(value) => dispatch({ type: 'formChanged', change: { body: value } })}
        />
        <HeaderRows rows={rows} errors={errors} dispatch={dispatch} />
        <div className={styles.actions}>
          <Button type="submit" isBusy={isSending} aria-describedby={keysHint}>
            {isSending ? 'Sending…' : 'Send'}
          </Button>
          {isSending && (
            <Button variant="ghost" onClick={cancel}>
              Cancel
            </Button>
          )}
          <p id={keysHint} className={styles.keys}>
            Press Ctrl/Cmd+Enter to send.
          </p>
        </div>
      </form>
    </Panel>
  )
}
