export const requestTypes = ['GET', 'POST', 'DELETE'] as const
export type RequestType = (typeof requestTypes)[number]

/** What goes out. `body` is JSON text; a GET leaves it behind. */
export type TesterRequest = {
  reqType: RequestType
  endpoint: string
  body: string
  headers: Record<string, string>
}

/**
 * What comes back: the response fields of the specification's section 3. `data` is the body, parsed
 * where it is JSON; an answer without a body has no `data` field.
 */
export type TesterResponse = {
  status: number
  statusText: string
  data?: unknown
  headers: Record<string, string>
}

/** A response, with the time it took in ms and the size of its body in bytes. */
export type Answer = { response: TesterResponse; durationMs: number; size: number }
