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

/** The latest calls of a page, newest first. They are kept in memory, for as long as the page lives. */
export type Traffic = Observable<RecordedCall[]>

const messageOf = async (message: Request | Response): Promise<Message> => ({
  headers: Object.fromEntries(message.headers),
  body: await message.text(),
})

/** Returns traffic, with `record`, which takes a fetch and returns one that adds its calls to it. */
export const createTraffic = () => {
  const { current, subscribe, set } = createObservable<RecordedCall[]>([])
  let sent = 0

  const record =
    (send: typeof fetch): typeof fetch =>
    async (input, init) => {
      sent += 1
      const call = { id: sent, sentAt: Date.now() }
      const start = performance.now()
      const request = new Request(input instanceof Request ? input.clone() : input, init)
      const add = async (outcome: Response | string) => {
        const durationMs = Math.round(performance.now() - start)
        const { method, url } = request
        const settled = {
          ...call,
          durationMs,
          request: { method, url, ...(await messageOf(request)) },
          outcome:
            typeof outcome === 'string'
              ? outcome
              : { status: outcome.status, statusText: outcome.statusText, ...(await messageOf(outcome)) },
        }
        set([settled, ...current()].sort((a, b) => b.id - a.id).slice(0, MAX_CALLS))
      }
      try {
        const response = await send(input, init)
        add(response.clone())
        return response
      } catch (error) {
        add(String(Object(error).name))
        throw error
      }
    }

  return { current, subscribe, record }
}
