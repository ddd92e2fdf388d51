let held = Promise.resolve()
let heldPath = ''
let release = () => {}

/**
 * Writes down each request that the shop sends from now on, such as 'POST /api/user/cart'. It wraps
 * the fetch of the mock server, which takes the wrapping away when it stops.
 */
export const watchRequests = () => {
  const requests: string[] = []
  const send = window.fetch
  window.fetch = async (input, init) => {
    const { method = 'GET', url } = input instanceof Request ? input : { ...init, url: String(input) }
    const { pathname } = new URL(url, window.location.href)
    requests.push(`${method} ${pathname}`)
    if (pathname.startsWith(heldPath)) await held
    return send(input, init)
  }
  return requests
}

/** Keeps every request waiting from now on, or those under a path, for a look at what is there meanwhile. */
export const holdRequests = (path = '') => {
  heldPath = path
  held = new Promise((resolve) => {
    release = resolve
  })
}

/** Lets the requests go that `holdRequests` kept, and those to come. */
export const releaseRequests = () => {
  release()
  held = Promise.resolve()
}

const callOf = ({ method, url }: Request) => `${method} ${new URL(url).pathname}`

/**
 * Lets the next such call, such as 'POST /api/user/cart', fail as a broken line does: before the server
 * has heard of it, or once it is done.
 */
export const breakLine = (call: string, isDone = false) => {
  const send = window.fetch
  let isBroken = true
  window.fetch = async (input, init) => {
    const isIt = isBroken && input instanceof Request && callOf(input) === call
    if (!isIt) return send(input, init)
    isBroken = false
    if (isDone) await send(input, init)
    throw new TypeError('Failed to fetch')
  }
}
