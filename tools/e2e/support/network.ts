import type { Page } from '@playwright/test'

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

/** Holds the requests for these URLs back; returns a function that lets them through. */
export const holdBack = async (page: Page, url: RegExp): Promise<() => void> => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Gives a page this connection; returns a function that waits until it was idle, when it prefetches. */
export async function setConnection(page: Page, connection: { saveData?: boolean; effectiveType?: string }) {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value })
    const { requestIdleCallback } = window
    window.requestIdleCallback = (run) =>
      requestIdleCallback((deadline) => {
        run(deadline)
        document.documentElement.dataset.wasIdle = ''
      })
  }, connection)
  return () => page.waitForFunction(() => 'wasIdle' in document.documentElement.dataset)
}
