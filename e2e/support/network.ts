import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'

/** A request by method and path, such as 'POST /api/user/cart', and how it fails, once. */
export type RequestFailure = { request: string; how: 'network' | 'response lost' }

/**
 * Wraps `fetch` on every page opened from now on, to record requests and let some of them fail: the browser's own with
 * a real server, else the one by which the mock server replaces it. Not with `page.route`, which does not see the mock
 * server's requests, and whose failures the browser logs.
 */
export async function interceptFetch(page: Page, failures: RequestFailure[]): Promise<void> {
  await page.addInitScript((initial) => {
    const network = { failures: initial, sent: [] as string[] }
    let isNested = false
    let current = window.fetch

    const sendOnce = (send: typeof fetch, ...request: Parameters<typeof fetch>) => {
      isNested = true
      try {
        return send(...request)
      } finally {
        isNested = false
      }
    }

    const intercept =
      (send: typeof fetch): typeof fetch =>
      async (input, init) => {
        // The mock server's fetch wraps this one, and calls it again.
        if (isNested) return send(input, init)
        const { method = 'GET', url } = input instanceof Request ? input : { ...init, url: String(input) }
        const request = `${method} ${new URL(url, location.href).pathname}`
        network.sent.push(request)
        const at = network.failures.findIndex((failure) => failure.request === request)
        const [failure] = at < 0 ? [] : network.failures.splice(at, 1)
        if (!failure) return sendOnce(send, input, init)
        if (failure.how === 'response lost') await sendOnce(send, input, init)
        throw new TypeError('Failed to fetch')
      }

    Object.assign(window, { network })
    Object.defineProperty(window, 'fetch', {
      configurable: true,
      get: () => intercept(current),
      set: (mockFetch: typeof fetch) => {
        current = mockFetch
      },
    })
  }, failures)
}

/** Lets no further request fail. */
export function removeFailures(page: Page): Promise<void> {
  return page.evaluate(() => Object(window).network.failures.splice(0))
}

/** Delays all requests to a real server, in ms. Those to the mock server never leave the page. */
export async function delayRequests(context: BrowserContext, ms: number): Promise<void> {
  await context.route('**/api/**', async (route) => {
    await sleep(ms)
    await route.continue()
  })
}

/** All requests that the page has sent since it was opened. */
export function sentRequests(page: Page): Promise<string[]> {
  return page.evaluate(() => Object(window).network.sent)
}

/** Sends a GET request with the user's token; returns the parsed response. */
function get<Body>(page: Page, path: string): Promise<Body> {
  return page.evaluate(async (endpoint) => {
    const { token } = JSON.parse(localStorage.getItem('loginItems') ?? '{}')
    const response = await fetch(endpoint, { headers: { authorization: token } })
    return response.json()
  }, path)
}

/** The cart on the server as quantities by product, and the product ids in the wishlist. */
export async function listsOnServer(page: Page) {
  const { cart } = await get<{ cart: { _id: string; qty: number }[] }>(page, '/api/user/cart')
  const { wishlist } = await get<{ wishlist: { _id: string }[] }>(page, '/api/user/wishlist')
  return {
    cart: Object.fromEntries(cart.map(({ _id, qty }) => [_id, qty])),
    wishlist: wishlist.map(({ _id }) => _id),
  }
}

/** The quantity of each product in each of the user's orders, the newest first. */
export async function ordersOnServer(page: Page): Promise<Record<string, number>[]> {
  type OrdersResponse = { orders: { lines: { _id: string; qty: number }[] }[] }
  const { orders } = await get<OrdersResponse>(page, '/api/user/orders')
  return orders.map(({ lines }) => Object.fromEntries(lines.map(({ _id, qty }) => [_id, qty])))
}
