import { setImmediate } from 'node:timers/promises'
import type { CartResponse, OrdersResponse, ProductId, WishlistResponse } from '@resham/contract'
import { startMockServer } from '@resham/mock-server'
import fc from 'fast-check'
import { selectCart, selectQuantity } from '@/features/cart'
import { getOrders } from '@/features/orders'
import { selectWishlist } from '@/features/wishlist'
import { api } from '@/shared/api/api'
import { MAX_RETRIES } from '@/shared/api/requestTiming'
import { fakeNetwork, type PendingRequest } from '@/testing/fakeNetwork'
import { bandhani, kanjivaram, paithani } from '@/testing/products'
import { skipShortTimers } from '@/testing/shortTimers'
import {
  buttonStatesOf,
  CLICKS,
  type Click,
  click,
  createTestStore,
  isListed,
  session,
  type TestStore,
  undo,
} from '@/testing/storeShopper'

/** The number of random sequences; more in CI. */
const SEQUENCES = process.env.CI ? 2_000 : 200
/** How long they may take, in ms: twenty times as long as on an idle machine. */
const LIMIT = SEQUENCES * 6_000

const ids = [paithani, bandhani, kanjivaram].map(({ _id }) => _id)

type Step =
  | ({ by: 'the shopper' } & Click)
  | { by: 'undo' }
  | { by: 'the network'; request: number; fails: boolean }
  | { by: 'another tab'; does: 'add' | 'remove' | 'increment'; _id: ProductId }
  | { by: 'a message of another tab' }

const _id = fc.constantFrom(...ids)
// Weighted towards what overlaps most: a removal and another change.
const clicks = fc.oneof(fc.constantFrom(...CLICKS), fc.constantFrom('add', 'remove', 'plus'))
const by = <Name extends string>(name: Name) => fc.constant(name)
/** Loses one request in six. */
const isLost = fc.nat(5).map((one) => one === 5)
const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ by: by('the shopper'), does: clicks, _id }) },
  { weight: 12, arbitrary: fc.record({ by: by('the network'), request: fc.nat(7), fails: isLost }) },
  { weight: 2, arbitrary: fc.record({ by: by('undo') }) },
  { weight: 2, arbitrary: fc.record({ by: by('a message of another tab') }) },
  {
    weight: 1,
    arbitrary: fc.record({
      by: by('another tab'),
      does: fc.constantFrom('add', 'remove', 'increment'),
      _id,
    }),
  },
)
const isLoadedFirst = fc.nat(7).map((one) => one > 0)

let server: ReturnType<typeof startMockServer>
beforeAll(() => {
  skipShortTimers()
  server = startMockServer({ environment: 'test' })
})
afterAll(() => server.shutdown())

/** Another tab of the same user, whose requests are not delayed. */
const openOtherTab = (send: typeof fetch) => {
  const request = async (method: string, path: string, body?: object) => {
    const headers = { authorization: session.token }
    const response = await send(`/api/user/${path}`, { method, headers, body: JSON.stringify(body) })
    return response.json()
  }
  return {
    add: (id: ProductId) => request('POST', 'cart', { product: { _id: id } }),
    increment: (id: ProductId) => request('POST', `cart/${id}`, { action: { type: 'increment' } }),
    remove: (id: ProductId) => request('DELETE', `cart/${id}`),
    wish: (id: ProductId) => request('POST', 'wishlist', { product: { _id: id } }),
    onServer: async () => {
      const { cart }: CartResponse = await request('GET', 'cart')
      const { wishlist }: WishlistResponse = await request('GET', 'wishlist')
      const { orders }: OrdersResponse = await request('GET', 'orders')
      return {
        cart: cart.map((line) => [line._id, line.qty]),
        wishlist: wishlist.map((item) => item._id),
        orders: orders.map((order) => [order._id, ...order.lines.map((line) => `${line.qty} ${line._id}`)]),
      }
    },
  }
}

const onScreen = ({ getState }: TestStore) => {
  const state = getState()
  return {
    cart: selectCart(state)?.map((line) => [line._id, selectQuantity(state, line)]),
    wishlist: selectWishlist(state)?.map((item) => item._id),
    orders: getOrders
      .select(session.user._id)(state as never)
      .data?.pages.flatMap(({ orders }) => orders)
      .map((order) => [order._id, ...order.lines.map((line) => `${line.qty} ${line._id}`)]),
  }
}

/** Records lines that reappear after a successful removal without being added again. */
const watchRemovals = (shop: TestStore) => {
  const reappeared: ProductId[] = []
  const removed = new Set<ProductId>()
  const timesAdded = new Map<ProductId, number>()
  shop.subscribe(() => {
    reappeared.push(...[...removed].filter((id) => isListed(selectCart(shop.getState()), id)))
  })
  return {
    reappeared,
    added: (id: ProductId) => {
      removed.delete(id)
      timesAdded.set(id, (timesAdded.get(id) ?? 0) + 1)
    },
    removing: async (id: ProductId, removal: ReturnType<typeof click>) => {
      const before = timesAdded.get(id)
      const result = await removal
      if (result && !result.error && timesAdded.get(id) === before) removed.add(id)
    },
  }
}

/** Expects each order once and as it was placed, and no other. The server decides the order of the lines. */
const expectOrdersOnce = ({ attempts }: TestStore, orders: string[][]) => {
  const linesOf = ({ arg }: TestStore['attempts'][number]) =>
    arg.items.map(({ _id, qty }) => `${qty} ${_id}`).toSorted()
  const placed = orders.map(([id, ...lines]) => [id, ...lines.toSorted()])
  for (const attempt of attempts)
    if (attempt.orderId) expect(placed).toContainEqual([attempt.orderId, ...linesOf(attempt)])
  for (const [, ...lines] of placed) expect(attempts.map(linesOf)).toContainEqual(lines)
  expect(new Set(orders.map(([id]) => id)).size).toBe(orders.length)
  expect(orders.length).toBeLessThanOrEqual(new Set(attempts.map(({ arg }) => arg.key)).size)
}

/** Advances requests: first to the server, then back. A read fails no more often than it is retried. */
const createAdvance = () => {
  const lost = new Map<string, number>()
  return async (request: PendingRequest | undefined, fails = false) => {
    if (!request) return
    const { name } = request
    const isRead = name.startsWith('GET')
    const timesLost = lost.get(name) ?? 0
    if (fails && !(isRead && timesLost >= MAX_RETRIES)) {
      lost.set(name, timesLost + 1)
      request.fail()
    } else if (request.hasResponse()) {
      lost.delete(name)
      request.respond()
    } else await request.reachServer()
  }
}

const run = async (isLoaded: boolean, sequence: Step[], picks: number[]) => {
  await server.resetAccounts()
  const originalFetch = window.fetch
  const { pendingRequests, send } = fakeNetwork()
  const otherTab = openOtherTab(send)
  for (const id of ids) await otherTab.add(id)
  await otherTab.wish(paithani._id)

  const shop = createTestStore()
  const advance = createAdvance()
  const removals = watchRemovals(shop)
  const refetch = () => shop.dispatch(api.util.invalidateTags(['Account']))
  await setImmediate()
  while (isLoaded && pendingRequests.length > 0) await advance(pendingRequests[0])
  await setImmediate()

  let hasMessage = false
  for (const step of sequence) {
    if (step.by === 'the network')
      await advance(pendingRequests[step.request % pendingRequests.length], step.fails)
    if (step.by === 'a message of another tab') {
      hasMessage = false
      refetch()
    }
    if (step.by === 'another tab') {
      hasMessage = true
      if (step.does === 'add') removals.added(step._id)
      await otherTab[step.does](step._id)
    }
    if (step.by === 'the shopper') {
      const sent = click(shop, step)
      if (sent && ['add', 'toCart'].includes(step.does)) removals.added(step._id)
      if (step.does === 'remove') removals.removing(step._id, sent)
    }
    if (step.by === 'undo') {
      const restored = undo(shop)
      if (restored) removals.added(restored)
    }
    await setImmediate()
  }

  if (hasMessage) refetch()
  const isSettled = () => {
    const state = shop.getState()
    // A queued read is not sent yet, and a list that another response wrote has no status of its own.
    const running = shop.dispatch(api.util.getRunningQueriesThunk())
    const changes = [...state.cart.changes, ...state.wishlist.changes]
    return pendingRequests.length + running.length + changes.length === 0
  }
  const deadline = Date.now() + 120_000
  for (let turn = 0; !isSettled(); turn++) {
    if (Date.now() > deadline) throw new Error('The requests do not settle.')
    await advance(pendingRequests[(picks[turn % picks.length] ?? 0) % pendingRequests.length])
    await setImmediate()
  }
  const [screen, onServer] = [onScreen(shop), await otherTab.onServer()]
  const buttons = ids.map((id) => buttonStatesOf(shop, id))
  window.fetch = originalFetch
  shop.dispatch(api.util.resetApiState())
  expect(screen).toEqual(onServer)
  expect(buttons).toEqual(
    ids.map((id) => ({
      isCarted: onServer.cart.some(([carted]) => carted === id),
      isWished: onServer.wishlist.includes(id),
    })),
  )
  expect(removals.reappeared).toEqual([])
  expectOrdersOnce(shop, onServer.orders)
}

describe('cart, wishlist and orders', () => {
  test(
    `shows what the server has after each of ${SEQUENCES} sequences of overlapping and failing requests`,
    async () => {
      await fc.assert(
        fc.asyncProperty(
          isLoadedFirst,
          fc.array(steps, { minLength: 10, maxLength: 50, size: 'max' }),
          fc.array(fc.nat(7), { minLength: 1, maxLength: 8 }),
          run,
        ),
        // A slow machine reports the shortest counterexample found in time.
        { numRuns: SEQUENCES, interruptAfterTimeLimit: LIMIT, markInterruptAsFailure: true },
      )
    },
    LIMIT + 60_000,
  )
})
