import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { listsOnServer } from './support/network'
import { kanjivaram, paithani } from './support/products'
import {
  addToCart,
  addToWishlist,
  expectCounts,
  expectPath,
  logInAsGuest,
  logOut,
  openAsGuest,
  productItem,
  visit,
} from './support/shopper'

const quantityOn = (page: Page) => productItem(page, paithani).getByText(/^Quantity \d+$/)

async function anotherTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(path)
  return tab
}

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
    await logOut(page)
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

for (const where of ['in one of them', 'in a third one'])
  test(`an action that waits in two tabs is carried out once after a log-in ${where}`, async ({ page }) => {
    const tabs = [page, await anotherTab(page, '/')]
    for (const tab of tabs) {
      await tab.goto('/products')
      await productItem(tab, paithani).getByRole('button', { name: 'Add to cart' }).click()
      await expectPath(tab, '/login')
    }
    await logInAsGuest(where === 'in one of them' ? page : await anotherTab(page, '/login'))
    for (const tab of tabs) {
      await expectPath(tab, '/products')
      await expect(productItem(tab, paithani).getByRole('link', { name: 'Go to cart' })).toBeVisible()
    }
    expect((await listsOnServer(page)).cart).toEqual({ [paithani.id]: 1 })
  })
