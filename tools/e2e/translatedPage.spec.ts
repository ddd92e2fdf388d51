import type { Page } from '@playwright/test'
import { translatePage } from '../../src/testing/translatePage'
import { expect, test } from './support/fixtures'
import { ikatKurti, paithani } from './support/products'
import {
  addToCart,
  checkOut,
  expectPath,
  logInAsGuest,
  productItem,
  productTitles,
  search,
  visit,
} from './support/shopper'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search products' })
const options = (page: Page) => page.getByRole('listbox').getByRole('option')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Types a search, which marks the titles, and takes it back letter by letter. */
const searchAndClear = async (page: Page) => {
  await field(page).pressSequentially('kurti')
  await expect(options(page).first()).toHaveText('KURTI COLLECTION5 PRODUCTS')
  await expect(productTitles(page)).toHaveCount(5)
  for (const _ of 'kurti') await field(page).press('Backspace')
  await expect(productTitles(page)).toHaveCount(20)
}

/** Logged, not thrown: a page that throws says that the shop could not be loaded. */
const RENDERED_AGAIN = /^error: .*Minified React error #418/

test('a shopper searches, shares and buys on a page that the browser has translated', async ({
  page,
  expectedErrors,
}) => {
  // The cards that are not hydrated yet.
  expectedErrors.push(RENDERED_AGAIN)
  await page.goto('/products')
  await page.evaluate(translatePage, true)
  await expect(heading(page)).toHaveText('PRODUCTS')
  await searchAndClear(page)

  await field(page).pressSequentially('paithani')
  await expect(options(page)).toHaveCount(1)
  await options(page).click()
  await expect(heading(page)).toHaveText(paithani.title.toUpperCase())
  for (const _ of ['first', 'second']) {
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByRole('status').getByText('LINK')).toBeVisible()
  }
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expectPath(page, '/login')
  await logInAsGuest(page)
  await expect(heading(page)).toHaveText(paithani.title.toUpperCase())
  await search(page, 'ikat')
  await addToCart(page, ikatKurti)

  await visit(page, 'Cart')
  await expect(heading(page)).toHaveText('MY CART (2)')
  await page.getByRole('button', { name: /^Remove from Cart, Rust/ }).click()
  await expect(heading(page)).toHaveText('MY CART (1)')
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(productItem(page, paithani).getByText('QUANTITY 2')).toBeVisible()
  await checkOut(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(heading(page)).toHaveText('THANK YOU')
  await expect(page.getByText(/^IT SHOULD BE WITH YOU BY/)).toBeVisible()
})

test('a page that was translated before its hydration is rendered again, and works', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(RENDERED_AGAIN)
  await page.addInitScript(translatePage, true)
  await page.goto('/products')
  await expect(heading(page)).toHaveText('PRODUCTS')
  await searchAndClear(page)
})
