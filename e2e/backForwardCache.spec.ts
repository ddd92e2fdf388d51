import type { Page } from '@playwright/test'
import { demoAccount } from '../src/contract/demoAccount'
import { findBrowser } from './support/findBrowser'
import { expect, test } from './support/fixtures'
import { paithani } from './support/products'
import { addAddress, addToCart, openAsGuest, productItem, studio, visit } from './support/shopper'

// Playwright disables the back/forward cache by default.
test.use({
  launchOptions: { ...findBrowser(), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
})

test.beforeEach(async ({ browser }) => {
  const { product } = await (await browser.newBrowserCDPSession()).send('Browser.getVersion')
  test.skip(product.startsWith('HeadlessChrome/'), 'A headless shell has no back/forward cache.')
})

/**
 * Opens the guest's cart, and leaves the shop for another document of the same host. When restored, the page records
 * every text that it shows.
 */
async function leaveTheShop(page: Page): Promise<void> {
  await openAsGuest(page)
  await addAddress(page, studio)
  await page.goto('/products')
  await addToCart(page, paithani)
  await visit(page, 'Cart')
  await expect(productItem(page, paithani)).toBeVisible()
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
}

const goBack = (page: Page) => page.evaluate(() => history.back())

const isPersisted = (page: Page) => page.evaluate(() => Object(window).isPersisted).catch(() => undefined)

const seen = (page: Page) => page.evaluate(() => (Object(window).seen as string[]).join('\n'))

test('a page restored from the back/forward cache shows the cart of the user who logged in meanwhile', async ({
  page,
}) => {
  await leaveTheShop(page)
  const other = await page.context().newPage()
  await other.goto('/profile')
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Oh no! You are logged out' })).toBeVisible()
  await other.goto('/signup')
  for (const [label, text] of Object.entries({
    Name: 'Zoya Khan',
    Email: 'zoya@resham.example',
    Password: 'mulberry',
    'Confirm Password': 'mulberry',
  }))
    await other.getByLabel(label, { exact: true }).fill(text)
  await other.getByRole('button', { name: 'Create new account' }).click()
  await expect(other).not.toHaveURL(/\/signup$/)
  await goBack(page)
  await expect.poll(() => isPersisted(page)).toBe(true)
  await expect(page.getByText('It feels so light!')).toBeVisible()
  // Playwright does not track the URL of a restored page.
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Profile/ })
    .click()
  await expect(page.getByRole('definition').filter({ hasText: 'Zoya Khan' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Addresses' }).getByRole('listitem')).toHaveCount(1)
  const texts = await seen(page)
  for (const text of [paithani.title, demoAccount.name, studio.Name]) expect(texts).not.toContain(text)
})
