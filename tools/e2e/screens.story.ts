import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { waitForContent } from './support/layoutChecks'
import { kanjivaram, organzaLehenga, paithani } from './support/products'
import {
  addAddress,
  addToCart,
  addToWishlist,
  expectPath,
  openAsGuest,
  openFilters,
  placeOrder,
  studio,
} from './support/shopper'

// The time is fixed, because orders and accounts have dates.
test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-02T10:00:00+05:30'))

/** Compares what is in view with the stored picture. A difference does not keep the other screens from being seen. */
const compare = async (page: Page, name: string) => {
  await page.mouse.move(0, 0)
  await waitForContent(page)
  await expect.soft(page).toHaveScreenshot(`${name}.png`)
}

/** Shows the same number for an order each time: the real one is random. */
const nameOrder = (page: Page) =>
  page
    .getByText(/^Order [0-9A-Z]{4}-[0-9A-Z]{4}$/)
    .first()
    .evaluate((element) => {
      element.textContent = 'Order K7M2-9QXD'
    })

test('public pages', async ({ page }) => {
  for (const [name, path] of [
    ['home', '/'],
    ['product', `/products/${kanjivaram.id}`],
    ['not-found', '/404'],
    ['products', '/products'],
  ] as const) {
    await page.goto(path)
    await compare(page, name)
  }
  await openFilters(page)
  for (const name of ['Saree', 'Dupatta']) await page.getByRole('checkbox', { name }).check()
  await compare(page, 'products-filters')

  await page.goto('/signup')
  await page.getByRole('button', { name: 'Create new account' }).click()
  await compare(page, 'signup-errors')
})

test('protected pages', async ({ page }) => {
  await openAsGuest(page, '/products')
  for (const product of [kanjivaram, paithani]) await addToCart(page, product)
  for (const product of [kanjivaram, organzaLehenga]) await addToWishlist(page, product)
  // Loading a page closes the toasts.
  for (const name of ['wishlist', 'cart']) {
    await page.goto(`/${name}`)
    await compare(page, name)
  }
  await page.getByRole('link', { name: 'Checkout' }).click()
  await addAddress(page, studio)
  await page.getByRole('radio').first().check()
  await compare(page, 'address')
  await page.getByRole('button', { name: 'Next' }).click()
  await expectPath(page, '/checkout/orderSummary')
  await compare(page, 'summary')
  await placeOrder(page)
  await page.reload()
  await nameOrder(page)
  await compare(page, 'order-placed')
  await page.goto('/profile')
  await nameOrder(page)
  await compare(page, 'profile')
  await page.getByRole('link', { name: /^Order / }).click()
  await nameOrder(page)
  await compare(page, 'order')
})
