import type { CallMethod } from '@/contract/calls'

/** A request. `body` is JSON text, which a GET does not send. */
export type TesterRequest = {
  reqType: CallMethod
  endpoint: string
  body: string
  headers: Record<string, string>
}

/** A response. `data` is the body, parsed if it is JSON; missing without a body. */
export type TesterResponse = {
  status: number
  statusText: string
  data?: unknown
  headers: Record<string, string>
}

/** A response, with the time it took in ms, and its body as it was received with its size in bytes. */
export type TimedResponse = { response: TesterResponse; durationMs: number; size: number; text: string }
