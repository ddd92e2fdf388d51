import type { Page } from '@playwright/test'
import { expectNoViolations, prefersReducedMotion } from './support/axe'
import { expect, test } from './support/fixtures'
import { kanjivaram, organzaLehenga, paithani, publicPaths } from './support/products'
import {
  addAddress,
  addToCart,
  addToWishlist,
  expectToast,
  openAsGuest,
  openFilters,
  search,
  studio,
  visit,
} from './support/shopper'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const pathOf = (page: Page) => new URL(page.url()).pathname

test('public pages have no accessibility violations', { tag: '@phone' }, async ({ page }) => {
  for (const path of [...publicPaths, '/products/nothing']) {
    await page.goto(path)
    await expectNoViolations(page, path)
  }
  // An audit restores the motion preference.
  expect(await prefersReducedMotion(page)).toBe(true)
})

test('error and empty states have no accessibility violations', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/products')
  await search(page, 'velvet')
  await expect(page.getByText('No products to display!')).toBeVisible()
  await expectNoViolations(page, 'an empty listing')

  await page.goto('/signup')
  await page.getByRole('button', { name: 'Create new account' }).click()
  await expectNoViolations(page, 'an incomplete sign-up')

  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill('nobody@resham.example')
  await page.getByLabel('Password', { exact: true }).fill('silk')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'not Registered' })).toBeVisible()
  await expectNoViolations(page, 'a failed log-in with its toast')
})

test('filters and enlarged images have no accessibility violations', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/products')
  await openFilters(page)
  await page.getByRole('checkbox', { name: 'Saree' }).check()
  await expectNoViolations(page, 'a filtered listing')

  await page.goto(`/products/${kanjivaram.id}`)
  await page.getByRole('button', { name: `Enlarge the picture of ${kanjivaram.title}` }).click()
  const dialog = page.getByRole('dialog', { name: `Pictures of ${kanjivaram.title}` })
  await expect(dialog.getByText('Zoom 100%', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Zoom in' }).click()
  await expect(dialog.getByText('Zoom 175%', { exact: true })).toBeVisible()
  await expectNoViolations(page, 'a picture that is zoomed')
})

test('protected pages have no accessibility violations', { tag: '@phone' }, async ({ page }) => {
  await openAsGuest(page, '/cart')
  await expectNoViolations(page, 'an empty cart')
  await visit(page, 'Wishlist')
  await expectNoViolations(page, 'an empty wishlist')
  await visit(page, 'Products')
  for (const product of [kanjivaram, paithani]) await addToCart(page, product)
  for (const product of [kanjivaram, organzaLehenga]) await addToWishlist(page, product)
  await expectToast(page, 'Item Added to Wishlist!')
  await expectNoViolations(page, 'a listing with products in cart and wishlist, and toasts')
  for (const link of ['Wishlist', 'Cart', 'Profile'] as const) {
    await visit(page, link)
    await expectNoViolations(page, pathOf(page))
  }
  await page.getByRole('button', { name: 'Edit name' }).click()
  await page.getByRole('button', { name: 'Add Address' }).click()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expectNoViolations(page, 'a profile being edited, with an incomplete address')

  await visit(page, 'Cart')
  await page.getByRole('link', { name: 'Checkout' }).click()
  await addAddress(page, studio)
  await page.getByRole('radio').first().check()
  await expectNoViolations(page, pathOf(page))
  await page.getByRole('button', { name: 'Next' }).click()
  await expectNoViolations(page, pathOf(page))
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByText(/^It should be with you by /)).toBeVisible()
  await expectNoViolations(page, 'an order that was placed')
  await visit(page, 'Profile')
  await expect(page.getByRole('region', { name: 'Orders' }).getByRole('link').first()).toBeVisible()
  await expectNoViolations(page, 'a profile with an order')
})
