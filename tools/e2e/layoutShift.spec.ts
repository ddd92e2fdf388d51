import type { Page } from '@playwright/test'
import { products } from '@resham/mock-server/seeds/products'
import { expect, test } from './support/fixtures'
import { lacksFallbackFonts, WIDTHS } from './support/layoutChecks'

test.describe('fonts that come late', () => {
  // The prerendered page is enough.
  test.use({ javaScriptEnabled: false })

  /** The heights of the texts of a product, in lines. */
  const linesOf = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('article :is(h1, p, dd)')].map((text) => {
        const lineHeight = Number.parseFloat(getComputedStyle(text).lineHeight)
        return `${Math.round(text.getBoundingClientRect().height / lineHeight)} × ${text.textContent?.slice(0, 40)}`
      }),
    )

  for (const width of WIDTHS) {
    test(`move no line of a product page at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      let send = () => {}
      let isSent = Promise.resolve()
      await page.route(/\.woff2$/, async (route) => {
        await isSent
        await route.continue()
      })
      for (const { _id } of products) {
        isSent = new Promise((resolve) => {
          send = resolve
        })
        await page.goto(`/products/${_id}`, { waitUntil: 'commit' })
        await page.waitForLoadState('domcontentloaded')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        test.skip(
          await lacksFallbackFonts(page),
          'The browser has none of the fonts that the fallbacks are made of.',
        )
        const before = await linesOf(page)
        send()
        await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded')
        expect.soft(await linesOf(page), _id).toEqual(before)
      }
    })
  }
})
