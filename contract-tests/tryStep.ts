import { z } from 'zod'
import { titleOf } from '../src/contract/calls'
import { describeIssue, show } from '../src/contract/describeIssue'
import type { TimedResponse } from '../src/features/apiTester/request/testerRequest'
import { isRecord } from '../src/shared/json'
import type { Step } from './defineStep'
import type { Deviation } from './deviation'
import { findSecret } from './findSecret'
import { sendStep } from './sendStep'
import { MissingFact, type Run } from './testRun'

/** A row of the table. */
export type Row = {
  call: string
  what: string
  expected: string
  got: string
  isAsExpected: boolean
  /** Missing where no request was sent. */
  durationMs?: number | undefined
}

const withFields = (status: number, body: unknown): string =>
  [status, isRecord(body) ? Object.keys(body).join(', ') : ''].join(' ').trim()

/** The status and the fields that a step expects: '201 cart'. */
const expectedOf = ({ status, schema }: Step): string =>
  withFields(status, schema instanceof z.ZodObject ? schema.shape : undefined)

const otherStatus = (got: number, expected: number, data: unknown): string => {
  const [text] = isRecord(data) && Array.isArray(data.errors) ? data.errors : []
  return `${got} instead of ${expected}${text === undefined ? '' : `: ${show(text)}`}`
}

const deviationOf = (step: Step, data: unknown, run: Run): Deviation => {
  const { error } = step.schema.safeParse(data)
  if (error) return error.issues[0] ? describeIssue(error.issues[0], data) : error.message
  const secret = findSecret(data, run.account.password)
  return secret === null ? step.check(data, run) : `${secret} is a secret, which no response may hold`
}

const judge = (step: Step, { response, durationMs }: TimedResponse, run: Run) => {
  const { status, data } = response
  step.learn?.(data, run)
  if (status !== step.status)
    return { got: otherStatus(status, step.status, data), isAsExpected: false, durationMs }
  const deviation = deviationOf(step, data, run)
  return deviation === null
    ? { got: withFields(status, data), isAsExpected: true, durationMs }
    : { got: `${status}, but ${deviation}`, isAsExpected: false, durationMs }
}

/** Takes a step and the run; sends the step's request and returns its row. Never rejects: a failure is a row too. */
export const tryStep = async (step: Step, run: Run): Promise<Row> => {
  const row = { call: titleOf(step.call), what: step.what, expected: expectedOf(step) }
  try {
    const outcome = await sendStep(step.call, step.request(run), run)
    if ('error' in outcome)
      return { ...row, got: outcome.error, isAsExpected: false, durationMs: outcome.durationMs }
    return { ...row, ...judge(step, outcome.result, run) }
  } catch (error) {
    // Such as a body that is nested too deep to be checked.
    const got = error instanceof MissingFact ? error.message : `The check failed: ${error}`
    return { ...row, got, isAsExpected: false }
  }
}
