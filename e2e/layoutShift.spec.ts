import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { layoutShifts, recordLayoutShifts, waitForContent } from './support/layoutChecks'
import { publicPaths } from './support/products'
import { openAsGuest } from './support/shopper'

/** Too small to be visible. */
const INVISIBLE = 0.001

async function expectNoShift(page: Page, path: string, width: number): Promise<void> {
  await page.goto(path)
  await waitForContent(page)
  const { total, what } = await layoutShifts(page)
  expect.soft(total, `${path} at ${width} px moved: ${what.join('; ')}`).toBeLessThan(INVISIBLE)
}

for (const width of [360, 1440]) {
  test.describe(`layout at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('does not shift while pages load', async ({ page }) => {
      await recordLayoutShifts(page)
      for (const path of publicPaths) await expectNoShift(page, path, width)
      await openAsGuest(page)
      for (const path of ['/wishlist', '/cart', '/profile']) await expectNoShift(page, path, width)
    })
  })
}
