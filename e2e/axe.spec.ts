import type { Page } from '@playwright/test'
import { expectNoViolations, isStill } from './axe'
import { expect, test } from './fixtures'
import { kanjivaram, organzaLehenga, paithani } from './garments'
import {
  addAddress,
  addToCart,
  addToWishlist,
  arriveAsGuest,
  expectToast,
  openFilters,
  search,
  studio,
  visit,
} from './shopper'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const at = (page: Page) => new URL(page.url()).pathname

test('no page for visitors violates the rules of accessibility', { tag: '@phone' }, async ({ page }) => {
  for (const path of [
    '/',
    '/products',
    `/products/${kanjivaram.id}`,
    `/products/${organzaLehenga.id}`,
    '/products/nothing',
    '/login',
    '/signup',
    '/logout',
    '/orderSuccessful',
    '/404',
    '/mockMan',
  ]) {
    await page.goto(path)
    await expectNoViolations(page, path)
  }
  // An audit leaves the page with the motion it had.
  expect(await isStill(page)).toBe(true)
})

test('neither do the states that a visitor meets', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/products')
  await search(page, 'velvet')
  await expect(page.getByText('No products to display!')).toBeVisible()
  await expectNoViolations(page, 'an empty listing')

  await page.goto('/signup')
  await page.getByRole('button', { name: 'Create new account' }).click()
  await expectNoViolations(page, 'a sign-up that is incomplete')

  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill('nobody@resham.example')
  await page.getByLabel('Password', { exact: true }).fill('silk')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'not Registered' })).toBeVisible()
  await expectNoViolations(page, 'a log-in that failed, with its toast')

  await page.goto('/mockMan')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('200 OK')).toBeVisible()
  await expectNoViolations(page, 'an answer in the tester')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expectNoViolations(page, 'the dark tester')
  await page.getByRole('button', { name: 'Reset demo data' }).click()
  await expectNoViolations(page, 'the question before a reset')
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByText(/^The demo data is as it was at first/)).toBeVisible()
  await expectNoViolations(page, 'demo data that was reset')
})

test('neither does what opens over a page', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/products')
  await openFilters(page)
  await page.getByRole('checkbox', { name: 'Saree' }).check()
  await expectNoViolations(page, 'a listing that is being filtered')

  await page.goto(`/products/${kanjivaram.id}`)
  await page.getByRole('button', { name: `Enlarge the picture of ${kanjivaram.title}` }).click()
  const dialog = page.getByRole('dialog', { name: `Pictures of ${kanjivaram.title}` })
  await expect(dialog.getByText('Size 100%', { exact: true })).toBeVisible()
  await expectNoViolations(page, 'a picture on the whole screen')
  await dialog.getByRole('button', { name: 'Zoom in' }).click()
  await expect(dialog.getByText('Size 175%', { exact: true })).toBeVisible()
  await expectNoViolations(page, 'a picture that is zoomed')
})

test('no page for shoppers violates them', { tag: '@phone' }, async ({ page }) => {
  await arriveAsGuest(page, '/cart')
  await expectNoViolations(page, 'an empty cart')
  await visit(page, 'Wishlist')
  await expectNoViolations(page, 'an empty wishlist')
  await visit(page, 'Products')
  for (const garment of [kanjivaram, paithani]) await addToCart(page, garment)
  for (const garment of [kanjivaram, organzaLehenga]) await addToWishlist(page, garment)
  await expectToast(page, 'Item Added to Wishlist!')
  await expectNoViolations(page, 'a listing of which something is carted and wished for, with toasts')
  for (const place of ['Wishlist', 'Cart', 'Profile'] as const) {
    await visit(page, place)
    await expectNoViolations(page, at(page))
  }
  await page.getByRole('button', { name: 'Edit name' }).click()
  await page.getByRole('button', { name: 'Add Address' }).click()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expectNoViolations(page, 'a profile that is edited, with an address that is incomplete')

  await visit(page, 'Cart')
  await page.getByRole('link', { name: 'Checkout' }).click()
  await addAddress(page, studio)
  await page.getByRole('radio').first().check()
  await expectNoViolations(page, at(page))
  await page.getByRole('button', { name: 'Next' }).click()
  await expectNoViolations(page, at(page))
})
