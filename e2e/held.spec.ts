import type { CDPSession, Page } from '@playwright/test'
import { findBrowser } from './browser'
import { expect, test, WORKER_BLOCKED } from './fixtures'
import { kanjivaram } from './garments'
import { addToCart, addToWishlist, arriveAsGuest, expectToBeAt, open, visit } from './shopper'

const ROUNDS = 10

/** What a change of the page may leave on the heap, in bytes (docs/performance.md). */
const HEAP_OF_A_CHANGE = 5000

// What V8 compiles for the sake of speed lies on the heap too, and grows for minutes. Here it compiles nothing.
test.use({ launchOptions: { ...findBrowser(), args: ['--js-flags=--jitless --no-flush-bytecode'] } })

async function visitHome(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Resham' }).click()
  await expectToBeAt(page, '/')
}

/** With the orders, which are fetched each time: each round sees the same pages. */
async function visitProfile(page: Page): Promise<void> {
  await visit(page, 'Profile')
  await expect(page.getByText('Your orders will appear here.')).toBeVisible()
}

const expectArrival = (page: Page) => expect(page.locator('main h1')).toBeFocused()

async function seeFromNear(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Enlarge the picture/ }).click()
  await expect(page.getByText('Size 100%', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** From the listing past other kinds of page, and back to it. Gives how many changes of the page that was. */
async function goRound(page: Page): Promise<number> {
  await open(page, kanjivaram)
  await expectArrival(page)
  await seeFromNear(page)
  const changes = [
    () => visitHome(page),
    () => visit(page, 'Wishlist'),
    () => visit(page, 'Cart'),
    () => visitProfile(page),
    () => page.goBack(),
    () => visit(page, 'Products'),
  ]
  for (const change of changes) {
    await change()
    await expectArrival(page)
  }
  return 1 + changes.length
}

/** What the browser holds for the page once all that nothing refers to is gone. */
async function held(session: CDPSession): Promise<{ nodes: number; listeners: number; heap: number }> {
  // Twice: what the first leaves to be finalised, the second takes.
  for (let time = 0; time < 2; time += 1) await session.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return { nodes, listeners: jsEventListeners, heap: usedSize }
}

test('whoever goes round and round leaves nothing behind', async ({ page, context }) => {
  await arriveAsGuest(page, '/products')
  await addToCart(page, kanjivaram)
  await addToWishlist(page, kanjivaram)
  // The toasts go with the reload. The worker is the last thing that the shop begins by itself.
  const isQuiet = page.waitForEvent('console', (message) => message.text() === WORKER_BLOCKED)
  await page.reload()
  // What is fetched or made once comes in these rounds.
  await goRound(page)
  await isQuiet
  await goRound(page)

  const session = await context.newCDPSession(page)
  const before = await held(session)
  let changes = 0
  for (let round = 0; round < ROUNDS; round += 1) changes += await goRound(page)

  const more = async (what: keyof typeof before) => (await held(session))[what] - before[what]
  // On a busy machine React keeps two nodes of some earlier page, once. What each round leaves is one node at least.
  await expect.poll(() => more('nodes'), 'a node more for each round').toBeLessThan(ROUNDS)
  await expect.poll(() => more('listeners'), 'more listeners than before').toBeLessThanOrEqual(0)
  await expect
    .poll(async () => (await more('heap')) / changes, 'bytes for each change of the page')
    .toBeLessThanOrEqual(HEAP_OF_A_CHANGE)
})
