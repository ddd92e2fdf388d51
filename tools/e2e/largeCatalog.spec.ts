import type { Page } from '@playwright/test'
import { demoAccount } from '@resham/contract/demoAccount'
import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { expectCounts, expectPath, expectToast, openAsGuest, productTitles, search } from './support/shopper'

// 20,000 products on the reference server: more than the shop loads, so the server filters.

test.use({ products: 20_000 })
// One worker imports them once.
test.describe.configure({ mode: 'default', timeout: 300_000 })

const more = (page: Page) => page.getByRole('button', { name: /^Show more/ })

test('a shopper browses, filters and searches 20,000 products', async ({ page }) => {
  await page.goto('/products')
  await expect(page.getByText('48 of more than 10,000 products', { exact: true })).toBeVisible()
  await expect(productTitles(page)).toHaveCount(48)
  await page.getByRole('checkbox', { name: 'Kurti' }).check()
  await page.getByRole('radio', { name: 'High to Low' }).check()
  await expect(page.getByText(/^48 of \d,\d{3} products$/)).toBeVisible()
  for (const title of await productTitles(page).allTextContents()) expect(title).toMatch(/Kurti|\.\.\./)
  await expect(page).toHaveURL('/products?category=Kurti&sortby=highToLow')
  await expectNoViolations(page, 'a page of 20,000 products')

  await search(page, 'pearl muga')
  await expect(productTitles(page).first()).toContainText('Pearl Muga Kurti')
  await search(page, 'nothing like it')
  await expect(page.getByText('No products to display!')).toBeVisible()
})

test('a listing with filters is shown to its end, each product once', async ({ page }) => {
  await page.goto('/products?category=Saree&rating=4&search=indigo')
  const text = String(await page.getByText(/^48 of \d+ products$/).textContent())
  const total = Number(/of (\d+)/.exec(text)?.[1])
  expect(total).toBeGreaterThan(96)
  while (await more(page).isVisible()) {
    const shown = await productTitles(page).count()
    await more(page).click()
    await expect.poll(() => productTitles(page).count()).toBeGreaterThan(shown)
  }
  const links = page.getByRole('region', { name: 'Products' }).locator('li[aria-label] h2 a')
  const urls = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  expect(urls).toHaveLength(total)
  expect(new Set(urls).size).toBe(total)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a shared link shows what its filters find', async ({ page }) => {
    await page.goto('/products?search=pearl+muga&sortby=lowToHigh', { waitUntil: 'commit' })
    await expect(productTitles(page)).toHaveCount(48)
    for (const title of await productTitles(page).allTextContents()) expect(title).toContain('Pearl Muga')
  })
})

test('a product that a search has found is bought', async ({ page }) => {
  await openAsGuest(page, '/products')
  // Each generated product has a word of its own.
  await search(page, 'design 9zz')
  await expect(productTitles(page)).toHaveCount(1)
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await expectCounts(page, { cart: 1 })
  await page.goto('/checkout/userAddress')
  await page.getByRole('radio', { name: demoAccount.name }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expectToast(page, 'Order Placed Successfully')
  await expectPath(page, '/orderSuccessful')
})
