import { createObservable, type Observable } from './observable'

/** How many calls are kept (specification, section 2). */
const MAX_CALLS = 50

type Message = { headers: Record<string, string>; body: string }

/** A call that a page has sent, once it has settled. */
export type RecordedCall = {
  /** The calls of a page are numbered in the order in which they are sent. */
  id: number
  /** In ms since 1970. */
  sentAt: number
  durationMs: number
  request: Message & { method: string; url: string }
  /** The response, or the name of the error with which `fetch`, or the reading of the body, has rejected. */
  outcome: (Message & { status: number; statusText: string }) | string
}

/** The latest calls of a page, the one that settled last first. They are kept only in memory. */
export type Traffic = Observable<RecordedCall[]>

const read = async (message: Request | Response): Promise<Message> => ({
  headers: Object.fromEntries(message.headers),
  body: await message.text(),
})

/**
 * Returns the traffic of a page, with `record`. `record` takes a network, whose `send` may be replaced later,
 * and returns a fetch that sends requests with it and adds each settled call to the traffic.
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
          // The connection broke before the end of the body.
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
