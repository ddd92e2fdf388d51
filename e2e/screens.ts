import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { waitForContent } from './support/layoutChecks'
import { kanjivaram, organzaLehenga, paithani } from './support/products'
import {
  addAddress,
  addToCart,
  addToWishlist,
  closeFilters,
  expectPath,
  expectToast,
  openAsGuest,
  openFilters,
  search,
  studio,
  visit,
} from './support/shopper'

const FOLDER = join(__dirname, '..', 'test-results', 'screens')

const SCREENS = [360, 768, 1024, 1440, 1920]

for (const width of SCREENS) {
  test.describe(`${width} px`, () => {
    test.use({
      viewport: { width, height: width < 700 ? 740 : 900 },
      hasTouch: width < 1024,
      contextOptions: { reducedMotion: 'reduce' },
    })

    const take = async (page: Page, name: string, { fullPage = true } = {}) => {
      await waitForContent(page)
      // Images below the fold load lazily.
      if (fullPage) await loadPictures(page)
      await page.screenshot({
        path: join(FOLDER, `${name}-${width}.png`),
        fullPage,
        animations: 'disabled',
      })
    }

    test('public pages', async ({ page }) => {
      for (const [name, path] of [
        ['home', '/'],
        ['products', '/products'],
        ['product', `/products/${kanjivaram.id}`],
        ['product-out-of-stock', `/products/${organzaLehenga.id}`],
        ['login', '/login'],
        ['signup', '/signup'],
        ['logout', '/logout'],
        ['order-placed', '/orderSuccessful'],
        ['404', '/404'],
        ['mockMan', '/mockMan'],
      ] as const) {
        await page.goto(path)
        await take(page, name)
        if (['home', 'product'].includes(name)) await take(page, `${name}-fold`, { fullPage: false })
      }

      await page.getByRole('button', { name: 'Send', exact: true }).click()
      await expect(page.getByRole('region', { name: 'Response' }).getByText('200 OK')).toBeVisible()
      const traffic = page.getByRole('region', { name: 'Traffic' })
      await traffic.getByRole('button', { name: /^GET .api.categories/ }).click()
      await take(page, 'mockMan-response')
      await page.getByRole('radio', { name: 'Dark' }).check()
      await take(page, 'mockMan-dark')

      await page.goto('/products')
      await openFilters(page)
      await take(page, 'products-filters', { fullPage: false })
      for (const name of ['Saree', 'Dupatta']) await page.getByRole('checkbox', { name }).check()
      await closeFilters(page)
      await page.getByRole('combobox').fill('silk')
      await expect(page.getByRole('option').first()).toBeVisible()
      await take(page, 'products-suggestions', { fullPage: false })
      await page.keyboard.press('Enter')
      await take(page, 'products-filtered', { fullPage: false })
      await search(page, 'velvet')
      await take(page, 'products-none')

      await page.goto('/signup')
      await page.getByRole('button', { name: 'Create new account' }).click()
      await take(page, 'signup-wrong')
    })

    test('protected pages', async ({ page }) => {
      await openAsGuest(page, '/cart')
      await take(page, 'cart-empty')
      await page.goto('/wishlist')
      await take(page, 'wishlist-empty')
      await page.goto('/products')
      for (const product of [kanjivaram, paithani]) await addToCart(page, product)
      for (const product of [kanjivaram, organzaLehenga]) await addToWishlist(page, product)
      await take(page, 'products-chosen', { fullPage: false })
      await visit(page, 'Wishlist')
      await take(page, 'wishlist')
      await visit(page, 'Cart')
      await take(page, 'cart')
      await visit(page, 'Profile')
      await take(page, 'profile')
      await page.getByRole('button', { name: 'Edit name' }).click()
      await page.getByRole('button', { name: 'Add Address' }).click()
      await take(page, 'profile-editing')
      await visit(page, 'Cart')
      await page.getByRole('link', { name: 'Checkout' }).click()
      await addAddress(page, studio)
      await page.getByRole('radio').first().check()
      await take(page, 'address')
      await page.getByRole('button', { name: 'Next' }).click()
      await take(page, 'summary')
      await page.getByRole('button', { name: 'Place Order' }).click()
      await expectPath(page, '/orderSuccessful')
      await take(page, 'order-confirmed')
      await visit(page, 'Profile')
      await take(page, 'profile-orders')
      await page.goto(`/products/${organzaLehenga.id}`)
      await take(page, 'product-recent')
      await page.goto('/wishlist')
      await page
        .getByRole('button', { name: /^Remove from Wishlist/ })
        .first()
        .click()
      await expectToast(page, 'Item Removed from Wishlist!')
      await take(page, 'wishlist-undo', { fullPage: false })
    })
  })
}

async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})))
  })
}
