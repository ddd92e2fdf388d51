import type { Page } from '@playwright/test'

/** What can happen to a call: the server fails, it cannot be reached, it never answers. */
export type Fault = 'status 500' | 'network' | 'timeout'

/** A call by its method and path, such as 'POST /api/user/cart', and what happens to it, once. */
export type Mishap = { call: string; how: Fault | 'response lost' }

/**
 * Puts a hand on the wire between the shop and its server, on every page that opens from now on. The
 * mock server puts a fetch of its own in place of the browser's; this one stands around it.
 */
export async function rigWire(page: Page, mishaps: Mishap[] = []): Promise<void> {
  await page.addInitScript((first) => {
    const wire = { mishaps: first, sent: [] as string[] }
    const Answer = Response
    let send = window.fetch

    const rigged: typeof fetch = async (input, init) => {
      const request = input instanceof Request ? input : { method: 'GET', ...init, url: String(input) }
      const call = `${request.method} ${new URL(request.url, location.href).pathname}`
      wire.sent.push(call)
      const at = wire.mishaps.findIndex((mishap) => mishap.call === call)
      const [mishap] = at < 0 ? [] : wire.mishaps.splice(at, 1)
      if (!mishap) return send(input, init)
      if (mishap.how === 'status 500')
        return new Answer('{"error":{"message":"No thread."}}', { status: 500 })
      if (mishap.how === 'response lost') await send(input, init)
      if (mishap.how === 'network' || mishap.how === 'response lost') throw new TypeError('Failed to fetch')
      return new Promise((_resolve, reject) => {
        request.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
      })
    }

    Object.assign(window, { wire })
    Object.defineProperty(window, 'fetch', {
      configurable: true,
      get: () => rigged,
      set: (fetchOfTheServer: typeof fetch) => {
        send = fetchOfTheServer
      },
    })
  }, mishaps)
}

/** The shop is as patient as ever on every page that opens from now on, only its ten seconds last one. */
export async function hurry(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = window.setTimeout
    Object.assign(window, {
      setTimeout: (work: TimerHandler, ms = 0, ...rest: unknown[]) =>
        wait(work, ms === 10_000 ? 1_000 : ms, ...rest),
    })
  })
}

/** Lets the next such call fail. */
export async function failNext(page: Page, mishap: Mishap): Promise<void> {
  await page.evaluate((next) => Object(window).wire.mishaps.push(next), mishap)
}

/** Every call that the page has sent since it was opened. */
export function sentBy(page: Page): Promise<string[]> {
  return page.evaluate(() => Object(window).wire.sent)
}

/** Asks the server, with the token of whoever is logged in; returns the parsed answer. */
function ask<Answer>(page: Page, path: string): Promise<Answer> {
  return page.evaluate(async (endpoint) => {
    const { token } = JSON.parse(localStorage.getItem('loginItems') ?? '{}')
    const answer = await fetch(endpoint, { headers: { authorization: token } })
    return answer.json()
  }, path)
}

/** What the server has: the quantity of each garment in the cart, and the wishes. */
export async function listsOnServer(page: Page) {
  const { cart } = await ask<{ cart: { _id: string; qty: number }[] }>(page, '/api/user/cart')
  const { wishlist } = await ask<{ wishlist: { _id: string }[] }>(page, '/api/user/wishlist')
  return {
    cart: Object.fromEntries(cart.map(({ _id, qty }) => [_id, qty])),
    wishlist: wishlist.map(({ _id }) => _id),
  }
}

/** The quantity of each product in each of the user's orders, the newest first. */
export async function ordersOnServer(page: Page): Promise<Record<string, number>[]> {
  type Response = { orders: { lines: { _id: string; qty: number }[] }[] }
  const { orders } = await ask<Response>(page, '/api/user/orders')
  return orders.map(({ lines }) => Object.fromEntries(lines.map(({ _id, qty }) => [_id, qty])))
}
