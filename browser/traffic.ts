import { createObservable, type Observable } from './observable'

/** So many calls are kept. */
const MAX_CALLS = 50

type Message = { headers: Record<string, string>; body: string }

/** A call that a page has sent, once it has settled. */
export type RecordedCall = {
  /** In the order of sending. */
  id: number
  /** In ms since 1970. */
  sentAt: number
  durationMs: number
  request: Message & { method: string; url: string }
  /** The response, or the name of the error with which `fetch` has rejected. */
  outcome: (Message & { status: number; statusText: string }) | string
}

/** The latest calls of a page, in the order of settling, last one first. They are kept in memory alone. */
export type Traffic = Observable<RecordedCall[]>

const read = async (message: Request | Response): Promise<Message> => ({
  headers: Object.fromEntries(message.headers),
  body: await message.text(),
})

/**
 * Returns traffic, with `record`, which takes what sends requests, and returns a fetch that adds its calls to the
 * traffic.
 */
export const createTraffic = () => {
  const { current, subscribe, set } = createObservable<RecordedCall[]>([])
  let sent = 0

  const record =
    (network: { send: typeof fetch }): typeof fetch =>
    async (input, init) => {
      sent += 1
      const id = sent
      const sentAt = Date.now()
      const request = new Request(input instanceof Request ? input.clone() : input, init)
      const add = async (outcome: RecordedCall['outcome']) => {
        const durationMs = Date.now() - sentAt
        const { method, url } = request
        const sentMessage = { method, url, ...(await read(request)) }
        const call = { id, sentAt, durationMs, request: sentMessage, outcome }
        set([call, ...current()].slice(0, MAX_CALLS))
      }
      try {
        const response = await network.send(input, init)
        const { status, statusText } = response
        read(response.clone()).then(
          (message) => add({ status, statusText, ...message }),
          // The body broke off.
          (error) => add(Object(error).name),
        )
        return response
      } catch (error) {
        add(Object(error).name)
        throw error
      }
    }

  return { current, subscribe, record }
}
