import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { kanjivaram, paithani, phulkari } from './support/products'
import {
  addToCart,
  addToWishlist,
  expectCounts,
  expectPath,
  logInAsGuest,
  openAsGuest,
  productItem,
  visit,
} from './support/shopper'

/** Opens another tab of the same browser. */
async function anotherTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(path)
  return tab
}

const quantityOn = (page: Page) => productItem(page, paithani).getByRole('status')

test('cart and wishlist persist after a reload and after the tab is closed', async ({ page }) => {
  await openAsGuest(page, '/products')
  await addToCart(page, paithani)
  await addToWishlist(page, kanjivaram)
  await page.reload()
  await expectCounts(page, { cart: 1, wishlist: 1 })

  await visit(page, 'Cart')
  await productItem(page, paithani).getByRole('button', { name: 'Increase quantity' }).click()
  await expect(quantityOn(page)).toHaveText(/2$/)
  // Closed at once, without beforeunload handlers.
  await page.close({ runBeforeUnload: false })

  const next = await anotherTab(page, '/cart')
  await expect(quantityOn(next)).toHaveText(/2$/)
  await expectCounts(next, { cart: 1, wishlist: 1 })
})

test('an account persists after a reload and can log in again', async ({ page }) => {
  const newUser = { name: 'Zoya Khan', email: 'zoya@resham.example', password: 'woven-by-hand' }
  await page.goto('/signup')
  await page.getByLabel('Name', { exact: true }).fill(newUser.name)
  await page.getByLabel('Email', { exact: true }).fill(newUser.email)
  await page.getByLabel('Password', { exact: true }).fill(newUser.password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(newUser.password)
  await page.getByRole('button', { name: 'Create new account' }).click()
  await expectPath(page, '/')
  await visit(page, 'Products')
  await addToCart(page, phulkari)
  await page.reload()
  await expectCounts(page, { cart: 1 })
  await visit(page, 'Profile')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill(newUser.email)
  await page.getByLabel('Password', { exact: true }).fill(newUser.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expectCounts(page, { cart: 1 })
})

test('changes in one tab appear in the other', async ({ page }) => {
  await openAsGuest(page, '/products')
  const other = await anotherTab(page, '/wishlist')
  await expect(other.getByText('Your wishlist is empty')).toBeVisible()
  await addToWishlist(page, kanjivaram)
  await addToCart(page, paithani)
  await expect(productItem(other, kanjivaram)).toBeVisible()
  await expectCounts(other, { cart: 1, wishlist: 1 })

  await test.step('a log-out', async () => {
    await visit(page, 'Profile')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expectPath(page, '/logout')
    await expectPath(other, '/login')
    await expectCounts(other, { cart: 0, wishlist: 0 })
  })

  await test.step('a log-in', async () => {
    await page.goto('/login')
    await logInAsGuest(page)
    await expectPath(other, '/wishlist')
    await expectCounts(other, { cart: 1, wishlist: 1 })
  })
})

test('concurrent quantity changes in two tabs are all applied', async ({ page }) => {
  await openAsGuest(page, '/products')
  await addToCart(page, paithani)
  const other = await anotherTab(page, '/cart')
  await visit(page, 'Cart')
  const clicks = 10
  const increment = async (tab: Page) => {
    const plus = productItem(tab, paithani).getByRole('button', { name: 'Increase quantity' })
    for (let click = 0; click < clicks; click++) await plus.click()
    await expect(productItem(tab, paithani).getByRole('button', { name: 'Remove from Cart' })).toBeEnabled()
  }
  await Promise.all([increment(page), increment(other)])
  for (const tab of [page, other]) await expect(quantityOn(tab)).toHaveText(new RegExp(`${1 + 2 * clicks}$`))
})
