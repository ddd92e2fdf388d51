import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { kanjivaram, organzaLehenga } from './garments'
import { settled, shiftsOf, watchShifts } from './measures'
import { arriveAsGuest } from './shopper'

/** What nobody can see. */
const NOTHING = 0.001

async function expectStillness(page: Page, path: string, width: number): Promise<void> {
  await page.goto(path)
  await settled(page)
  const { total, what } = await shiftsOf(page)
  expect.soft(total, `${path} at ${width} px moved: ${what.join('; ')}`).toBeLessThan(NOTHING)
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
