import { durationText, sizeText } from '../response/measures'
import { statusText as responseStatus } from '../response/statusText'
import { failureOf } from '../testerReducer'
import type { HistoryEntry } from './historyEntry'

const time = new Intl.DateTimeFormat('en-IN', { timeStyle: 'medium' })
const dayAndTime = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' })

/** When a request was sent: the time, with the date unless that is today. */
export const sentText = ({ sentAt }: HistoryEntry): string => {
  const isToday = new Date(sentAt).toDateString() === new Date().toDateString()
  return (isToday ? time : dayAndTime).format(sentAt)
}

/** The method and the endpoint of a request. */
export const requestText = ({ request }: HistoryEntry): string =>
  `${request.reqType} ${request.endpoint.trim()}`

/** The status of a response, or why there is none. */
export const statusText = ({ outcome }: HistoryEntry): string =>
  'error' in outcome ? outcome.error : responseStatus(outcome.result.response)

/** The duration of a request, and the size of its response, if there is one. */
export const measureTexts = ({ outcome }: Pick<HistoryEntry, 'outcome'>): string[] =>
  'result' in outcome
    ? [durationText(outcome.result.durationMs), sizeText(outcome.result.size)]
    : [durationText(outcome.durationMs)]

/** Whether a request failed, or its response is an error. */
export const isFailed = ({ outcome }: HistoryEntry): boolean =>
  'error' in outcome || failureOf(outcome.result.response) !== null

/** Why there is no data, if it was not stored. */
export const missingDataText = ({ lacksData, outcome }: HistoryEntry): string | undefined =>
  lacksData && 'result' in outcome
    ? `The data (${sizeText(outcome.result.size)}) was too large to store.`
    : undefined
