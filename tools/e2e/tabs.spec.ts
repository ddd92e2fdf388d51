import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { kanjivaram, paithani } from './support/products'
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

const quantityOn = (page: Page) => productItem(page, paithani).getByRole('status')

async function anotherTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(path)
  return tab
}

test('edits of profile and addresses appear in other tabs', async ({ page }) => {
  await openAsGuest(page)
  const other = await anotherTab(page, '/profile')
  await page.getByRole('button', { name: 'Edit name' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Zoya Khan')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(other.getByRole('definition').filter({ hasText: 'Zoya Khan' })).toBeVisible()
  await page.getByRole('button', { name: /^Delete address/ }).click()
  await expect(other.getByText('No saved addresses yet.')).toBeVisible()
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

// A real server has no demo data to reset.
test('Reset demo data resets all tabs', { tag: '@mock' }, async ({ page }) => {
  await openAsGuest(page, '/products')
  await productItem(page, paithani).getByRole('button', { name: 'Add to cart' }).click()
  await productItem(page, kanjivaram).getByRole('button', { name: 'Add to Wishlist' }).click()
  await expectCounts(page, { cart: 1, wishlist: 1 })
  const other = await anotherTab(page, '/cart')
  await expect(productItem(other, paithani)).toBeVisible()
  await page.goto('/mockMan')
  const opener = page.getByRole('button', { name: 'Reset demo data' })
  const dialog = page.getByRole('dialog', { name: 'Reset demo data?' })

  await test.step('a double click resets once and clicks nothing behind the dialog', async () => {
    await opener.click()
    await dialog.getByRole('button', { name: 'Reset' }).dblclick()
    await expect(page.getByText(/^Demo data has been reset/)).toBeVisible()
    await expectPath(page, '/mockMan')
    await expectCounts(page, { cart: 0, wishlist: 0 })
    expect(await page.evaluate(() => localStorage.getItem('loginItems'))).toBeNull()
  })

  await test.step('the other tab redirects to the log-in and has no old data', async () => {
    await expectPath(other, '/login')
    await expect(other.getByRole('status').filter({ hasText: 'Logged Out' })).toHaveCount(0)
    await other.getByRole('button', { name: 'Login as guest' }).click()
    await expect(other.getByText('It feels so light!')).toBeVisible()
    await visit(other, 'Wishlist')
    await expect(other.getByText('Your wishlist is empty')).toBeVisible()
  })
})
