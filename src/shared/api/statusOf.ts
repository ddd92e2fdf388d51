type RequestError = { status?: unknown; originalStatus?: unknown }

/** Takes the error of a request; returns the HTTP status, or undefined where no whole response came. */
export const statusOf = (error: unknown): number | undefined => {
  const { status, originalStatus } = (error ?? {}) as RequestError
  // RTK Query sets `originalStatus` when the body is not JSON: that of a gateway, or one that was cut off.
  const found = originalStatus ?? status
  return typeof found === 'number' && found >= 400 ? found : undefined
}

/** Whether the server may have carried out a request that failed: no whole response came, or a 5xx. */
export const isOutcomeUnknown = (error: unknown): boolean => (statusOf(error) ?? 500) >= 500

// Request Timeout, Too Early, Too Many Requests.
const TEMPORARY = [408, 425, 429]

/** Whether a request that failed may succeed when it is sent again: the server has not refused it for good. */
export const isWorthRetrying = (error: unknown): boolean =>
  isOutcomeUnknown(error) || TEMPORARY.includes(statusOf(error) ?? 0)
