import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { kanjivaram, organzaLehenga } from './garments'
import { settled, shiftsOf, watchShifts } from './measures'
import { arriveAsGuest } from './shopper'

/** What nobody can see. */
const NOTHING = 0.001

/**
 * Where something does move: a loader that is shorter than what follows lets the footer be seen and
 * pushes it down, and the fonts of a first visit are a little wider than those that stand in for them.
 * It must not grow.
 */
const MOVES: Record<string, number> = {
  '/ at 360 px': 0.01,
  '/ at 1440 px': 0.01,
  '/products at 1440 px': 0.02,
  [`/products/${kanjivaram.id} at 360 px`]: 0.13,
  [`/products/${organzaLehenga.id} at 360 px`]: 0.13,
  '/mockMan at 360 px': 0.22,
  '/mockMan at 1440 px': 0.05,
  '/wishlist at 360 px': 0.27,
  '/cart at 360 px': 0.03,
}

async function expectStillness(page: Page, path: string, width: number): Promise<void> {
  await page.goto(path)
  await settled(page)
  const { total, what } = await shiftsOf(page)
  const at = `${path} at ${width} px`
  expect.soft(total, `${at} moved: ${what.join('; ')}`).toBeLessThan(MOVES[at] ?? NOTHING)
}

for (const width of [360, 1440]) {
  test.describe(`on a screen of ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('nothing jumps while a page for visitors loads', async ({ page }) => {
      await watchShifts(page)
      for (const path of [
        '/',
        '/products',
        `/products/${kanjivaram.id}`,
        `/products/${organzaLehenga.id}`,
        '/login',
        '/signup',
        '/logout',
        '/orderSuccessful',
        '/404',
        '/mockMan',
      ]) {
        await expectStillness(page, path, width)
      }
    })

    test('nothing jumps while a page for shoppers loads', async ({ page }) => {
      await watchShifts(page)
      await arriveAsGuest(page)
      for (const path of ['/wishlist', '/cart', '/profile']) await expectStillness(page, path, width)
    })
  })
}
