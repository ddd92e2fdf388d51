import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { enlargements, expectLargeTextToFit } from './support/largeText'
import { heightBetweenBars, waitForContent } from './support/layoutChecks'
import { kanjivaram, organzaLehenga, paithani, publicPaths } from './support/products'
import {
  addToCart,
  addToWishlist,
  checkOut,
  expectToast,
  openAsGuest,
  openFilters,
  openPage,
  placeOrder,
  search,
  visit,
} from './support/shopper'

for (const [name, enlargement] of Object.entries(enlargements)) {
  test.describe(`with ${name}`, () => {
    const expectToFit = async (page: Page, state = new URL(page.url()).pathname) => {
      await waitForContent(page)
      await expectLargeTextToFit(page, state, enlargement)
    }

    test.beforeEach(async ({ page }) => {
      test.slow()
      await enlargement.prepare?.(page)
    })

    test('the public pages fit', async ({ page }) => {
      for (const path of [...publicPaths, '/products/nothing']) {
        await openPage(page, path)
        await expectToFit(page)
      }
    })

    // Where no length follows, a style sheet cannot know how high the bars are.
    if (!enlargement.enlarge)
      test('the bars of a small phone leave half of its height', async ({ page }) => {
        const half = 568 / 2
        const expectHalf = async (what: string) => {
          await waitForContent(page)
          expect.soft(await heightBetweenBars(page), what).toBeGreaterThanOrEqual(half)
        }
        await page.setViewportSize({ width: 320, height: 568 })
        await openPage(page, '/products')
        await expectHalf('the listing')
        await openFilters(page)
        // The whole sheet scrolls, or the part between its head and its foot.
        const sheet = page.getByRole('dialog', { name: 'Filters' })
        await expect(sheet.getByRole('group').first()).toBeAttached()
        const room = () =>
          sheet.evaluate((element) =>
            Math.max(
              ...[element, ...element.querySelectorAll('*')]
                .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
                .filter((part) => getComputedStyle(part).overflowY === 'auto')
                .map(({ clientHeight }) => clientHeight),
            ),
          )
        await expect.poll(room, 'the filters').toBeGreaterThanOrEqual(half)
        await openPage(page, `/products/${kanjivaram.id}`)
        await expectHalf('a product')
        await openAsGuest(page, '/products')
        await addToCart(page, kanjivaram)
        await openPage(page, '/cart')
        await expectHalf('the cart')
        await openPage(page, '/checkout/userAddress')
        await page.getByRole('button', { name: 'Add Address' }).click()
        await expectHalf('the address step')
      })

    test('filters, suggestions, errors and dialogs fit', async ({ page }) => {
      await page.goto('/products')
      await search(page, 'silk')
      await page.getByRole('combobox').press('s')
      await expect(page.getByRole('option').first()).toBeVisible()
      await expectToFit(page, 'suggestions')
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto('/products?category=Saree&category=Kurti&rating=2&sortby=lowToHigh')
      await expectToFit(page, 'a filtered listing')
      await openFilters(page)
      await expectLargeTextToFit(page, 'the filters', enlargement)

      await page.goto('/signup')
      await page.getByRole('button', { name: 'Create new account' }).click()
      await expect(page.getByText(/ is required\.$/)).toHaveCount(4)
      await expectToFit(page, 'an incomplete sign-up')
      await openPage(page, `/products/${kanjivaram.id}`)
      await page.getByRole('button', { name: `Enlarge the picture of ${kanjivaram.title}` }).click()
      await expect(page.getByRole('dialog').getByText('Zoom 100%', { exact: true })).toBeVisible()
      await expectLargeTextToFit(page, 'the gallery', enlargement)
    })

    test('the request tester fits', async ({ page }) => {
      await page.goto('/mockMan')
      await page.getByRole('button', { name: 'Send', exact: true }).click()
      await expect(
        page.getByRole('region', { name: 'Response' }).getByText('200 OK', { exact: true }),
      ).toBeVisible()
      await expectToFit(page, 'a response')
      await page.getByRole('button', { name: /^Reset/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectLargeTextToFit(page, 'the reset dialog', enlargement)
    })

    test('the pages of a user fit, up to an order', async ({ page }) => {
      await openAsGuest(page, '/wishlist')
      for (const path of ['/wishlist', '/cart']) {
        await page.goto(path)
        await expectToFit(page, `an empty ${path}`)
      }
      await page.goto('/products')
      for (const product of [kanjivaram, paithani]) await addToCart(page, product)
      for (const product of [kanjivaram, organzaLehenga]) await addToWishlist(page, product)
      await expectToast(page, 'Item Added to Wishlist!')
      await expectToFit(page, 'a listing with toasts')
      await visit(page, 'Wishlist')
      await expectToFit(page)
      await visit(page, 'Profile')
      await page.getByRole('button', { name: 'Edit name' }).click()
      await page.getByRole('button', { name: 'Add Address' }).click()
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(page.getByText('All fields are required.')).toBeVisible()
      for (let time = 0; time < 2; time++) await page.getByRole('button', { name: 'Change password' }).click()
      await expect(page.getByText('Current password is required.')).toBeVisible()
      await expectToFit(page, 'a profile being edited')
      await page.goto('/cart')
      await expectToFit(page)
      await page.getByRole('link', { name: 'Checkout' }).click()
      await expectToFit(page)
      await page.goBack()
      await checkOut(page)
      await expectToFit(page)
      await placeOrder(page)
      await expect(page.getByText(/^It should be with you by /)).toBeVisible()
      await expectToFit(page)
      await page.goto('/profile')
      await expect(page.getByRole('region', { name: 'Orders' }).getByRole('link').first()).toBeVisible()
      await expectToFit(page, 'a profile with an order')
      await page.getByRole('button', { name: 'Delete account' }).click()
      await expectToFit(page, 'the question before an account is deleted')
    })
  })
}
