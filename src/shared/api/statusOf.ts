/** Takes the error of a request; returns the HTTP status, or undefined when there was no response. */
export const statusOf = (error: unknown): number | undefined => {
  const { status, originalStatus } = (error ?? {}) as { status?: unknown; originalStatus?: unknown }
  // RTK Query sets `originalStatus` when the body is not JSON, such as that of a gateway.
  const found = originalStatus ?? status
  return typeof found === 'number' ? found : undefined
}
