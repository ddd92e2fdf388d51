import type { Browser, Page } from '@playwright/test'
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

/** Whether the browser has a font that the shop's fallback fonts are made of, as shoppers' devices do. */
const hasFallbackFont = async (browser: Browser, baseURL: string | undefined) => {
  const page = await browser.newPage({ baseURL })
  await page.goto('/')
  await waitForContent(page)
  const isLoaded = await page.evaluate(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Fallback') && status === 'loaded'),
  )
  await page.close()
  return isLoaded
}

for (const width of [360, 1440]) {
  test.describe(`layout at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('does not shift while pages load', async ({ page, browser, baseURL }) => {
      test.skip(!(await hasFallbackFont(browser, baseURL)), 'This browser has none of the fallback fonts.')
      await recordLayoutShifts(page)
      for (const path of publicPaths) await expectNoShift(page, path, width)
      await openAsGuest(page)
      for (const path of ['/wishlist', '/cart', '/profile']) await expectNoShift(page, path, width)
    })
  })
}
