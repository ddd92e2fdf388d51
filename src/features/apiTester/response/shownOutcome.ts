import { describeError } from '@/shared/api/describeError'
import type { Outcome } from '../request/sendRequest'
import type { TesterResponse } from '../request/testerRequest'

/** What came of a request, as it is shown. */
export type ShownOutcome = {
  response: TesterResponse | undefined
  /** Of an error status too, whose response is shown as well. */
  error: string | null
  durationMs?: number
  /** In bytes; undefined without a response. */
  size?: number | undefined
  /** The body as it was received. */
  text?: string | undefined
}

/** Whether a status is one of success. */
export const isSuccess = (status: number): boolean => status >= 200 && status <= 299

/** Takes an outcome; returns it as it is shown. */
export const toShown = (outcome: Outcome): ShownOutcome => {
  if ('error' in outcome) return { response: undefined, size: undefined, text: undefined, ...outcome }
  const { response, ...rest } = outcome.result
  const { status } = response
  return { ...rest, response, error: isSuccess(status) ? null : describeError({ status, data: undefined }) }
}
