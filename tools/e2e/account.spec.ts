import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { horizontalOverflow, WIDTHS } from './support/layoutChecks'
import { paithani } from './support/products'
import {
  addToCart,
  content,
  expectCounts,
  expectPath,
  expectToast,
  fillIn,
  heading,
  productItem,
  signUp,
  visit,
} from './support/shopper'

const account = { Name: 'Zoya Khan', Email: 'zoya@resham.example', Password: 'mulberry' }
const CHANGED = 'tussar-and-eri'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('loginItems') ?? '{}').token)
const statusFor = (page: Page, authorization: string) =>
  page.evaluate(
    async (token) => (await fetch('/api/user/cart', { headers: { authorization: token } })).status,
    authorization,
  )

/** Expects nothing to be cut off at the side at any width. */
const expectToFit = async (page: Page, state: string) => {
  await expectNoViolations(page, state)
  if (test.info().project.name === 'phone') return
  const viewport = page.viewportSize()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 })
    await expect
      .poll(() => horizontalOverflow(page), `${state} at ${width} px`)
      .toEqual({ by: 0, because: [] })
  }
  if (viewport) await page.setViewportSize(viewport)
}

test('a shopper changes the password, ends the other sessions, takes the data along and deletes the account', {
  tag: ['@phone', '@mock'],
}, async ({ page, expectedErrors }) => {
  test.slow()
  expectedErrors.push(/(changePassword|deleteAccount) failed: The password is wrong/)
  await signUp(page, account)
  await visit(page, 'Products')
  await addToCart(page, paithani)
  const other = await page.context().newPage()
  await other.goto('/cart')
  await expect(productItem(other, paithani)).toBeVisible()
  await visit(page, 'Profile')
  await expect(page.getByText('Your orders will appear here.')).toBeVisible()

  await test.step('the password', async () => {
    const before = await tokenOf(page)
    await press(page, 'Change password')
    await expect(page.getByLabel('Current password', { exact: true })).toBeFocused()
    await press(page, 'Change password')
    await expect(page.getByText(/ is required\.$/)).toHaveCount(3)
    await expectToFit(page, 'an incomplete change of the password')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused()
    await page.keyboard.press('Enter')
    await fillIn(page, { 'Current password': 'wool' })
    await fillIn(page, { 'New password': CHANGED, 'Confirm new password': CHANGED })
    await page.keyboard.press('Enter')
    await expect(page.getByText('The password is wrong.')).toBeVisible()
    await page.getByLabel('Current password', { exact: true }).fill(account.Password)
    await page.keyboard.press('Enter')
    await expectToast(page, 'Password changed.')
    await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused()
    expect(await statusFor(page, before)).toBe(401)
  })

  await test.step('the other tab goes on with the new session', async () => {
    await productItem(other, paithani).getByRole('button', { name: 'Increase quantity' }).click()
    await expect(productItem(other, paithani).getByText('Quantity 2', { exact: true })).toBeVisible()
    expect(await tokenOf(other)).toBe(await tokenOf(page))
  })

  await test.step('the other sessions', async () => {
    const before = await tokenOf(page)
    await press(page, 'Log out everywhere else')
    await expectToast(page, 'Logged out everywhere else.')
    expect(await statusFor(page, before)).toBe(401)
    expect(await statusFor(other, await tokenOf(other))).toBe(200)
    await expect(heading(other, 'MY CART (1)')).toBeVisible()
  })

  await test.step('the data', async () => {
    // Opened directly, the page is hydrated as that of a visitor.
    await page.goto(`/products/${paithani.id}`)
    await expect(page.getByRole('link', { name: 'Go to cart' }).first()).toBeVisible()
    await visit(page, 'Profile')
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Download my data')])
    expect(download.suggestedFilename()).toBe('resham-data.json')
    const data = JSON.parse(await readFile(await download.path(), 'utf8'))
    expect(data).toMatchObject({
      user: { email: account.Email, cart: [{ _id: paithani.id, qty: 2 }], wishlist: [] },
      orders: [],
      inThisBrowser: { user: { name: account.Name }, recentlyViewed: [paithani.id] },
    })
  })

  await test.step('the account', async () => {
    await press(page, 'Delete account')
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await expect(dialog.getByRole('heading')).toBeFocused()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await press(page, 'Delete account')
    await fillIn(dialog, { Password: account.Password })
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('The password is wrong.')).toBeVisible()
    await expectToFit(page, 'the question before an account is deleted')
    await fillIn(dialog, { Password: CHANGED })
    await page.keyboard.press('Enter')
    await expectPath(page, '/logout')
    await expect(content(page, 'Oh no! You are logged out')).toBeFocused()
    await expectToast(page, 'Your account has been deleted.')
    await expectPath(other, '/login')
    const stored = await page.evaluate(() => JSON.stringify(localStorage))
    expect(stored).not.toMatch(/loginItems|Zoya/)
  })

  await test.step('a new account with the same email is empty', async () => {
    await signUp(page, account)
    await expectCounts(page, { cart: 0, wishlist: 0 })
  })
})
