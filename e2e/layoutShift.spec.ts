import type { Page } from '@playwright/test'
import { test } from './support/fixtures'
import { expectNoLayoutShift, recordLayoutShifts, waitForContent } from './support/layoutChecks'
import { publicPaths } from './support/products'
import { openAsGuest } from './support/shopper'

async function expectNoShift(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForContent(page)
  await expectNoLayoutShift(page)
}

for (const width of [360, 1440]) {
  test.describe(`layout at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('does not shift while pages load', async ({ page }) => {
      await recordLayoutShifts(page)
      for (const path of publicPaths) await expectNoShift(page, path)
      await openAsGuest(page)
      for (const path of ['/wishlist', '/cart', '/profile']) await expectNoShift(page, path)
    })
  })
}
