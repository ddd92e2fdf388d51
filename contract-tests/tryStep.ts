import { z } from 'zod'
import { titleOf } from '../src/contract/calls'
import { describeIssue, show } from '../src/contract/describeIssue'
import { isRecord } from '../src/contract/isRecord'
import type { Step } from './defineStep'
import { type Deviation, firstOf } from './deviation'
import { findSecret } from './findSecret'
import { type Send, sendStep } from './sendStep'
import { MissingFact, type Run } from './testRun'

/** A row of the table, and what came back. */
export type Row = {
  call: string
  what: string
  expected: string
  got: string
  isAsExpected: boolean
  /** Missing where no request was sent. */
  durationMs?: number | undefined
}

type Response = Awaited<ReturnType<Send>>

const withFields = (status: number, body: unknown): string =>
  [status, isRecord(body) ? Object.keys(body).join(', ') : ''].join(' ').trim()

/** The status and the fields that a step expects: '201 cart'. */
const expectedOf = ({ status, schema }: Step): string =>
  withFields(status, schema instanceof z.ZodObject ? schema.shape : undefined)

const otherStatus = ({ status, body }: Response, expected: number): string => {
  const [text] = isRecord(body) && Array.isArray(body.errors) ? body.errors : []
  return `${status} instead of ${expected}${text === undefined ? '' : `: ${show(text)}`}`
}

const deviationIn = (step: Step, body: unknown, run: Run): Deviation => {
  const { error } = step.schema.safeParse(body)
  if (error) return error.issues[0] ? describeIssue(error.issues[0], body) : error.message
  const secret = findSecret(body, run.password)
  return secret === null ? step.check(body, run) : `${secret} is a secret, which no response may hold`
}

const deviationOf = (step: Step, response: Response, run: Run): Deviation => {
  step.learn?.(response.body, run)
  if (response.status !== step.status) return otherStatus(response, step.status)
  const deviation = deviationIn(step, response.body, run)
  return deviation && `${response.status}, but ${deviation}`
}

/** The first deviation of several responses, with the number of its request. */
const deviationOfAll = (step: Step, responses: Response[], run: Run): Deviation => {
  const [winner = responses[0]] = responses.filter(({ status }) => status !== step.othersGet)
  return firstOf(
    responses.map((response, index) => {
      const deviation =
        step.othersGet === undefined || response === winner
          ? deviationOf(step, response, run)
          : response.status === step.othersGet
            ? null
            : otherStatus(response, step.othersGet)
      return deviation && responses.length > 1
        ? `request ${index + 1} of ${responses.length}: ${deviation}`
        : deviation
    }),
  )
}

/**
 * Takes a step, the run, and how to send; sends the step's requests and returns its row. Never rejects: a failure is a
 * row too.
 */
export const tryStep = async (step: Step, run: Run, send: Send): Promise<Row> => {
  const row = { call: titleOf(step.call), what: step.what, expected: expectedOf(step) }
  let durationMs: number | undefined
  try {
    const requests = [step.request(run)].flat()
    const start = performance.now()
    const responses = await Promise.all(
      requests.map((request) => sendStep(step.call, request, run, send)),
    ).finally(() => {
      durationMs = Math.round(performance.now() - start)
    })
    const deviation = deviationOfAll(step, responses, run)
    const got = deviation ?? withFields(step.status, responses[0]?.body)
    return { ...row, got, isAsExpected: deviation === null, durationMs }
  } catch (error) {
    // Such as a body that is nested too deep to be checked.
    const got = error instanceof Error ? error.message : String(error)
    return {
      ...row,
      got,
      isAsExpected: false,
      durationMs: error instanceof MissingFact ? undefined : durationMs,
    }
  }
}
