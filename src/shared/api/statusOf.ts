/**
 * Takes the error of a request; returns the HTTP status of the response, or undefined where there was none. The body
 * of a gateway's response need not be JSON: RTK Query then keeps the status apart.
 */
export const statusOf = (error: unknown): number | undefined => {
  const { status, originalStatus } = (error ?? {}) as { status?: unknown; originalStatus?: unknown }
  const found = originalStatus ?? status
  return typeof found === 'number' ? found : undefined
}
