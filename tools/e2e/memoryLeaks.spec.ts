import type { CDPSession, Page } from '@playwright/test'
import { findBrowser } from './support/findBrowser'
import { expect, SERVICE_WORKER_BLOCKED, test } from './support/fixtures'
import { kanjivaram } from './support/products'
import {
  addToCart,
  addToWishlist,
  expectPath,
  openAsGuest,
  openProductFromList,
  visit,
} from './support/shopper'

const ROUNDS = 10

/** How many bytes each navigation may retain on the heap (docs/performance.md). */
const BYTES_PER_NAVIGATION = 5000

// Compiled code is on the heap too and grows for minutes, so V8 compiles nothing here.
test.use({ launchOptions: { ...findBrowser(), args: ['--js-flags=--jitless --no-flush-bytecode'] } })

/** Navigates from the listing through other kinds of page and back; returns the number of navigations. */
async function visitPages(page: Page): Promise<number> {
  await openProductFromList(page, kanjivaram)
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('button', { name: /^Enlarge the picture/ }).click()
  await expect(page.getByText('Zoom 100%', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const navigations = [
    async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Resham' }).click()
      await expectPath(page, '/')
    },
    () => visit(page, 'Wishlist'),
    () => visit(page, 'Cart'),
    async () => {
      await visit(page, 'Profile')
      // So that each round renders the same pages.
      await expect(page.getByText('Your orders will appear here.')).toBeVisible()
    },
    () => page.goBack(),
    () => visit(page, 'Products'),
  ]
  for (const navigate of navigations) {
    await navigate()
    await expect(page.getByRole('main')).toBeFocused()
  }
  return 1 + navigations.length
}

/** DOM nodes, listeners and heap after garbage collection. */
async function measureRetained(
  session: CDPSession,
): Promise<{ nodes: number; listeners: number; heap: number }> {
  // Twice: the second collects what the first left to finalisers.
  for (let time = 0; time < 2; time += 1) await session.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return { nodes, listeners: jsEventListeners, heap: usedSize }
}

test('repeated navigation does not leak DOM nodes, listeners or heap', async ({ page, context }) => {
  await openAsGuest(page, '/products')
  await addToCart(page, kanjivaram)
  await addToWishlist(page, kanjivaram)
  // Reloads without toasts. Registering the service worker is the last step of the start.
  const isStarted = page.waitForEvent('console', (message) => message.text() === SERVICE_WORKER_BLOCKED)
  await page.reload()
  // One-time allocations happen in these rounds.
  await visitPages(page)
  await isStarted
  await visitPages(page)

  const session = await context.newCDPSession(page)
  const before = await measureRetained(session)
  let navigations = 0
  for (let round = 0; round < ROUNDS; round += 1) navigations += await visitPages(page)

  const more = async (what: keyof typeof before) => (await measureRetained(session))[what] - before[what]
  // React may retain two nodes of an earlier page, once. A leak retains at least one node per round.
  await expect.poll(() => more('nodes'), 'more nodes than before').toBeLessThan(ROUNDS)
  await expect.poll(() => more('listeners'), 'more listeners than before').toBeLessThanOrEqual(0)
  await expect
    .poll(async () => (await more('heap')) / navigations, 'bytes per navigation')
    .toBeLessThanOrEqual(BYTES_PER_NAVIGATION)
})
