import { callNames } from '@resham/contract'
import { titleOf } from '@resham/contract/calls'

let pause = Promise.resolve()
let pausedUrls: string | RegExp = ''
let release = () => {}
const broken = new Set<RegExp>()

/**
 * Returns a list to which each request from now on is added with its query, such as 'POST /api/user/cart'. It
 * wraps the mock server's fetch, and is removed when the server stops. No route is broken at first.
 */
export const watchRequests = () => {
  const requests: string[] = []
  broken.clear()
  const send = window.fetch
  window.fetch = async (input, init) => {
    const { method = 'GET', url } = input instanceof Request ? input : { ...init, url: String(input) }
    const { pathname, search } = new URL(url, window.location.href)
    const request = `${method} ${pathname}`
    requests.push(request + search)
    if ((pathname + search).match(pausedUrls)) await pause
    if ([...broken].some((route) => route.test(request))) {
      const body = { error: { message: 'The route was broken on purpose.' } }
      return new Response(JSON.stringify(body), { status: 500 })
    }
    return send(input, init)
  }
  return requests
}

/** Pauses all requests from now on, or those whose path and query match. */
export const pauseRequests = (urls: string | RegExp = '') => {
  pausedUrls = urls
  pause = new Promise((resolve) => {
    release = resolve
  })
}

/** Sends the paused requests, and pauses no more. */
export const resumeRequests = () => {
  release()
  pause = Promise.resolve()
}

const nameOf = ({ method, url }: Request) => `${method} ${new URL(url).pathname}`

/** Takes a request such as 'POST /api/user/cart'; the response to the next one is lost, as in a broken network. */
export const loseNextResponse = (request: string) => {
  const send = window.fetch
  window.fetch = async (input, init) => {
    const response = await send(input, init)
    if (!(input instanceof Request && nameOf(input) === request)) return response
    window.fetch = send
    throw new TypeError('Failed to fetch')
  }
}

/** Takes a request such as 'POST /api/user/cart', and JSON; the server's next response to it has that as its body. */
export const replaceNextBody = (request: string, body: unknown) => {
  const send = window.fetch
  window.fetch = async (input, init) => {
    const response = await send(input, init)
    if (!(input instanceof Request && nameOf(input) === request)) return response
    window.fetch = send
    return new Response(JSON.stringify(body), { status: response.status })
  }
}

/** Takes a request such as 'POST /api/user/cart'; the server refuses it with a status and a sentence. Returns what ends that. */
export const refuseRequests = (request: string, status: number, sentence: string) => {
  const send = window.fetch
  window.fetch = async (input, init) =>
    input instanceof Request && nameOf(input) === request
      ? new Response(JSON.stringify({ errors: [sentence] }), { status })
      : send(input, init)
  return () => {
    window.fetch = send
  }
}

/** Takes a request such as 'GET /api/products'; its next response breaks off within its body. */
export const truncateNextResponse = (request: string) => {
  const send = window.fetch
  window.fetch = async (input, init) => {
    const response = await send(input, init)
    if (!(input instanceof Request && nameOf(input) === request)) return response
    window.fetch = send
    const text = await response.text()
    return new Response(text.slice(0, text.length / 2), { status: response.status })
  }
}

/**
 * Takes a verb and a path such as '/user/cart/:productId'; makes its requests fail with 500. Returns a
 * function that repairs it. For watched requests only. Throws when the contract has no such call.
 */
export const breakRoute = (verb: string, path: string) => {
  const title = `${verb.toUpperCase()} ${path.slice(1).replace(/:(\w+)/g, '{$1}')}`
  if (!callNames.some((name) => titleOf(name) === title)) throw new Error(`No call ${title}.`)
  const route = new RegExp(`^${verb.toUpperCase()} /api${path.replace(/:\w+/g, '[^/]+')}$`)
  broken.add(route)
  return () => void broken.delete(route)
}
