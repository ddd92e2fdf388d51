/** A pending request. The server gets it on `reachServer`, the client its response on `respond`. */
export type PendingRequest = {
  /** Such as 'POST /api/user/cart'. */
  name: string
  body: string
  /** Sends it to the server and waits for the response. */
  reachServer: () => Promise<void>
  hasResponse: () => boolean
  /** Resolves it with the server's response. */
  respond: () => void
  /** Rejects it as a network failure does, before or after `reachServer`. */
  fail: () => void
}

/**
 * Fakes the network: each request of the client stays pending until the test settles it, in any order. It wraps the
 * mock server's fetch, and is removed when the server stops. Returns the requests, and `send`, the original fetch.
 */
export const fakeNetwork = () => {
  const pendingRequests: PendingRequest[] = []
  const send = window.fetch
  window.fetch = async (input, init) => {
    const request = input instanceof Request ? input : new Request(new URL(input, location.href), init)
    const body = await request.clone().text()
    return new Promise<Response>((resolve, reject) => {
      let response: Response | undefined
      const remove = () => {
        if (pendingRequests.includes(pending)) pendingRequests.splice(pendingRequests.indexOf(pending), 1)
      }
      const pending: PendingRequest = {
        name: `${request.method} ${new URL(request.url).pathname}`,
        body,
        reachServer: async () => {
          response = await send(input, init)
        },
        hasResponse: () => response !== undefined,
        respond: () => {
          remove()
          if (response) resolve(response)
        },
        fail: () => {
          remove()
          reject(new TypeError('Failed to fetch'))
        },
      }
      pendingRequests.push(pending)
      request.signal.addEventListener('abort', () => {
        remove()
        reject(request.signal.reason)
      })
    })
  }
  return { pendingRequests, send }
}
