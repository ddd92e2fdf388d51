import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import type { CartAnswer, OrdersResponse, ProductId, WishlistAnswer } from '@/contract'
import { selectQuantity } from '@/features/cart'
import { getOrders } from '@/features/orders'
import { api } from '@/shared/api/api'
import { selectIsAnyPending } from '@/shared/api/listChanges'
import { selectCart, selectWishlist } from '@/shared/api/lists'
import { RETRIES } from '@/shared/api/patience'
import {
  CLICKS,
  type Click,
  click,
  isListed,
  openShop,
  type Shop,
  saidOf,
  session,
  undo,
} from '@/testing/clicks'
import { bandhani, kanjivaram, paithani } from '@/testing/garments'
import { type Letter, openPost } from '@/testing/post'
import { SEQUENCES } from '@/testing/sequences'
import { skipShortTimers } from '@/testing/shortTimers'
import { startMockServer } from '../../mock-server'

const ids = [paithani, bandhani, kanjivaram].map(({ _id }) => _id)

type Move =
  | ({ by: 'the shopper' } & Click)
  | { by: 'a second thought' }
  | { by: 'the post'; letter: number; fails: boolean }
  | { by: 'another tab'; does: 'add' | 'remove' | 'increment'; _id: ProductId }
  | { by: 'a message' }

const _id = fc.constantFrom(...ids)
// Mostly what meets most: a removal beside another change.
const clicks = fc.oneof(fc.constantFrom(...CLICKS), fc.constantFrom('add', 'remove', 'plus'))
const by = <Name extends string>(name: Name) => fc.constant(name)
const moves: fc.Arbitrary<Move> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ by: by('the shopper'), does: clicks, _id }) },
  { weight: 10, arbitrary: fc.record({ by: by('the post'), letter: fc.nat(7), fails: fc.constant(false) }) },
  { weight: 2, arbitrary: fc.record({ by: by('the post'), letter: fc.nat(7), fails: fc.constant(true) }) },
  { weight: 2, arbitrary: fc.record({ by: by('a second thought') }) },
  { weight: 2, arbitrary: fc.record({ by: by('a message') }) },
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

/** Another tab of the same shopper, whose calls no post delays. */
const tabBeside = (send: typeof fetch) => {
  const call = async (method: string, path: string, body?: object) => {
    const headers = { authorization: session.token }
    const answer = await send(`/api/user/${path}`, { method, headers, body: JSON.stringify(body) })
    return answer.json()
  }
  return {
    add: (id: ProductId) => call('POST', 'cart', { product: { _id: id } }),
    increment: (id: ProductId) => call('POST', `cart/${id}`, { action: { type: 'increment' } }),
    remove: (id: ProductId) => call('DELETE', `cart/${id}`),
    wish: (id: ProductId) => call('POST', 'wishlist', { product: { _id: id } }),
    seen: async () => {
      const { cart }: CartAnswer = await call('GET', 'cart')
      const { wishlist }: WishlistAnswer = await call('GET', 'wishlist')
      const { orders }: OrdersResponse = await call('GET', 'orders')
      return {
        cart: cart.map((line) => [line._id, line.qty]),
        wishlist: wishlist.map((item) => item._id),
        orders: orders.map((order) => [order._id, ...order.lines.map((line) => `${line.qty} ${line._id}`)]),
      }
    },
  }
}

const seenOn = ({ getState }: Shop) => {
  const state = getState()
  return {
    cart: selectCart(state)?.map((line) => [line._id, selectQuantity(state, line)]),
    wishlist: selectWishlist(state)?.map((item) => item._id),
    orders: getOrders
      .select(session.user._id)(state)
      .data?.map((order) => [order._id, ...order.lines.map((line) => `${line.qty} ${line._id}`)]),
  }
}

/** Watches for lines that come back though their removal was answered and nobody asked for them again. */
const watchRemovals = (shop: Shop) => {
  const comebacks: ProductId[] = []
  const gone = new Set<ProductId>()
  const timesAdded = new Map<ProductId, number>()
  shop.subscribe(() => {
    comebacks.push(...[...gone].filter((id) => isListed(selectCart(shop.getState()), id)))
  })
  return {
    comebacks,
    added: (id: ProductId) => {
      gone.delete(id)
      timesAdded.set(id, (timesAdded.get(id) ?? 0) + 1)
    },
    removing: async (id: ProductId, removal: ReturnType<typeof click>) => {
      const before = timesAdded.get(id)
      const answer = await removal
      if (answer && !answer.error && timesAdded.get(id) === before) gone.add(id)
    },
  }
}

/** What was ordered is there once, as it was ordered, and nothing else is. The lines stand in the server's order. */
const expectOrdersOnce = ({ attempts }: Shop, orders: string[][]) => {
  const linesOf = ({ arg }: Shop['attempts'][number]) =>
    arg.items.map(({ _id, qty }) => `${qty} ${_id}`).toSorted()
  const placed = orders.map(([id, ...lines]) => [id, ...lines.toSorted()])
  for (const attempt of attempts)
    if (attempt.orderId) expect(placed).toContainEqual([attempt.orderId, ...linesOf(attempt)])
  for (const [, ...lines] of placed) expect(attempts.map(linesOf)).toContainEqual(lines)
  expect(new Set(orders.map(([id]) => id)).size).toBe(orders.length)
  expect(orders.length).toBeLessThanOrEqual(new Set(attempts.map(({ arg }) => arg.key)).size)
}

/** Carries letters; a read is asked for again so often and no more, so an answer to each of them comes at last. */
const postman = () => {
  const lost = new Map<string, number>()
  return async (letter: Letter | undefined, fails = false) => {
    if (!letter) return
    const { what } = letter
    const isRead = what.startsWith('GET')
    const timesLost = lost.get(what) ?? 0
    if (fails && !(isRead && timesLost >= RETRIES)) {
      lost.set(what, timesLost + 1)
      letter.lose()
    } else if (letter.hasArrived()) {
      lost.delete(what)
      letter.deliver()
    } else await letter.arrive()
  }
}

const play = async (isLoaded: boolean, sequence: Move[], endings: number[]) => {
  await server.resetAccounts()
  const untouched = window.fetch
  const { letters, send } = openPost()
  const otherTab = tabBeside(send)
  for (const id of ids) await otherTab.add(id)
  await otherTab.wish(paithani._id)

  const shop = openShop()
  const carry = postman()
  const removals = watchRemovals(shop)
  const readAnew = () => shop.dispatch(api.util.invalidateTags(['Cart', 'Wishlist', 'Orders']))
  await setImmediate()
  while (isLoaded && letters.length > 0) await carry(letters[0])
  await setImmediate()

  let isUntold = false
  for (const move of sequence) {
    if (move.by === 'the post') await carry(letters[move.letter % letters.length], move.fails)
    if (move.by === 'a message') {
      isUntold = false
      readAnew()
    }
    if (move.by === 'another tab') {
      isUntold = true
      if (move.does === 'add') removals.added(move._id)
      await otherTab[move.does](move._id)
    }
    if (move.by === 'the shopper') {
      const sent = click(shop, move)
      if (sent && ['add', 'toCart'].includes(move.does)) removals.added(move._id)
      if (move.does === 'remove') removals.removing(move._id, sent)
    }
    if (move.by === 'a second thought') {
      const back = undo(shop)
      if (back) removals.added(back)
    }
    await setImmediate()
  }

  if (isUntold) readAnew()
  const isAtRest = () => {
    const state = shop.getState()
    // A read that waits for its turn has no letter yet, and what another response wrote has no status of its own.
    const running = shop.dispatch(api.util.getRunningQueriesThunk())
    return letters.length + running.length === 0 && !selectIsAnyPending(state)
  }
  const deadline = Date.now() + 20_000
  for (let turn = 0; !isAtRest(); turn++) {
    if (Date.now() > deadline) throw new Error('The shop does not come to rest.')
    await carry(letters[(endings[turn % endings.length] ?? 0) % letters.length])
    await setImmediate()
  }
  const [screen, truth] = [seenOn(shop), await otherTab.seen()]
  const said = ids.map((id) => saidOf(shop, id))
  window.fetch = untouched
  shop.dispatch(api.util.resetApiState())
  expect(screen).toEqual(truth)
  expect(said).toEqual(
    ids.map((id) => ({
      isCarted: truth.cart.some(([carted]) => carted === id),
      isWished: truth.wishlist.includes(id),
    })),
  )
  expect(removals.comebacks).toEqual([])
  expectOrdersOnce(shop, truth.orders)
}

test(`in whatever order answers come, and whichever fail, ${SEQUENCES} times over, at rest the screen shows what the server has`, async () => {
  await fc.assert(
    fc.asyncProperty(
      isLoadedFirst,
      fc.array(moves, { minLength: 10, maxLength: 50, size: 'max' }),
      fc.array(fc.nat(7), { minLength: 1, maxLength: 8 }),
      play,
    ),
    // A machine that is slow to find the shortest example shows the shortest one found.
    { numRuns: SEQUENCES, interruptAfterTimeLimit: 400_000, markInterruptAsFailure: true },
  )
}, 450_000)
