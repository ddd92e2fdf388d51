import type { Page } from '@playwright/test'
import { findBrowser } from './support/findBrowser'
import { expect, test } from './support/fixtures'
import { paithani } from './support/products'
import { heading, logOut, openCart, productItem } from './support/shopper'

// Playwright disables the back/forward cache by default.
test.use({
  launchOptions: { ...findBrowser(), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
})

test.beforeEach(async ({ browser }) => {
  const { product } = await (await browser.newBrowserCDPSession()).send('Browser.getVersion')
  test.skip(product.startsWith('HeadlessChrome/'), 'A headless shell has no back/forward cache.')
})

const isPersisted = (page: Page) => page.evaluate(() => Object(window).isPersisted).catch(() => undefined)

test('a page restored from the back/forward cache shows nothing of a user who logged out meanwhile', async ({
  page,
}) => {
  await openCart(page, [paithani])
  await expect(productItem(page, paithani)).toBeVisible()
  // When restored, the page records every text that it shows.
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen, isPersisted: false })
    window.addEventListener('pageshow', ({ persisted }) => {
      Object.assign(window, { isPersisted: persisted })
      const record = () => {
        if (getComputedStyle(document.body).visibility === 'visible') seen.push(document.body.textContent)
        requestAnimationFrame(record)
      }
      record()
    })
  })
  await page.goto('/favicon.svg')
  const other = await page.context().newPage()
  await other.goto('/profile')
  await logOut(other)
  await page.evaluate(() => history.back())
  await expect.poll(() => isPersisted(page)).toBe(true)
  await expect(heading(page, 'Sign In')).toBeVisible()
  expect(await page.evaluate(() => (Object(window).seen as string[]).join('\n'))).not.toContain(
    paithani.title,
  )
})
