/** Takes the arguments of fetch; returns the signal that aborts the request, if there is one. */
export const signalOf = (input: RequestInfo | URL, init?: RequestInit): AbortSignal | null | undefined =>
  init?.signal ?? (input instanceof Request ? input.signal : undefined)

/**
 * Takes Mirage's fetch, which rejects with an `AbortError` whatever the reason of the abort; returns a fetch
 * that rejects with that reason, as a browser's fetch does. Clients recognise a timeout by the reason.
 */
export const withAbortReason =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    try {
      return await send(input, init)
    } catch (error) {
      const signal = signalOf(input, init)
      throw signal?.aborted ? signal.reason : error
    }
  }
