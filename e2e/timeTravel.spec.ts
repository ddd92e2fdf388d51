import type { Page } from '@playwright/test'
import { demoAccount } from '../src/contract/demoAccount'
import {
  exportSession,
  importSession,
  installDevTools,
  jumpTo,
  jumpToLatest,
  jumpToStep,
  listedActions,
} from './support/devTools'
import { expect, test } from './support/fixtures'
import { interceptFetch, sentRequests } from './support/network'
import { paithani } from './support/products'
import { expectPath, fillAddress, logInAsGuest, openProductFromList, studio } from './support/shopper'

test.beforeEach(({ page }) => installDevTools(page))

/** A visitor buys a saree, from the home page to the thanks. */
async function buy(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Saree Collection' }).click()
  await openProductFromList(page, paithani)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expectPath(page, '/login')
  await logInAsGuest(page)
  await page.getByRole('link', { name: 'Go to cart' }).click()
  await page.getByRole('link', { name: 'Checkout' }).click()
  await page.getByRole('radio', { name: demoAccount.name }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByText(/^It should be with you by/)).toBeVisible()
}

/** Jumps to each step, and expects the page that was open then. */
async function expectPages(page: Page): Promise<void> {
  let opened = ''
  for (const [step, type] of (await listedActions(page)).entries()) {
    opened = /^opened (.*)/.exec(type)?.[1] ?? opened
    await jumpToStep(page, step)
    await expect(page, `${step} ${type}`).toHaveURL(new URL(opened, page.url()).href)
  }
  for (const [type, heading] of [
    ['login/pending', 'Sign In'],
    ['opened /cart', 'MY CART (1)'],
    ['opened /checkout/orderSummary', 'Order Summary'],
  ] as const) {
    await jumpTo(page, type)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
}

test('what was typed and the scroll position survive a jump to another page', async ({ page }) => {
  await page.goto('/login')
  await logInAsGuest(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('button', { name: 'Add Address' }).click()
  await fillAddress(page, studio)
  await page.evaluate(() => scrollTo(0, 120))
  await jumpTo(page, 'opened /login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In')
  await expect(page).toHaveTitle('Sign In · Resham')
  await jumpToLatest(page)
  const form = page.getByRole('form', { name: 'Add Address' })
  for (const [label, text] of Object.entries(studio))
    await expect(form.getByLabel(label, { exact: true })).toHaveValue(text)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120)
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('main').getByText(studio.Street)).toBeVisible()
})

test('an exported session shows the pages of its steps in another browser, and stays in its tab', async ({
  page,
  secondBrowser,
}) => {
  await buy(page)
  const exported = await exportSession(page)
  expect(exported).not.toContain(demoAccount.password)

  await installDevTools(secondBrowser)
  await interceptFetch(secondBrowser)
  await secondBrowser.goto(new URL('/', page.url()).href)
  const bystander = await secondBrowser.context().newPage()
  await bystander.goto(new URL('/profile', page.url()).href)
  const before = await sentRequests(secondBrowser)
  await importSession(secondBrowser, exported)
  await expect(secondBrowser.getByText(/^It should be with you by/)).toBeVisible()
  expect(await listedActions(secondBrowser)).toEqual(await listedActions(page))
  await expectPages(secondBrowser)
  expect(await sentRequests(secondBrowser)).toEqual(before)
  expect(await secondBrowser.evaluate(() => localStorage.getItem('loginItems'))).toBeNull()
  await expect(bystander.getByRole('heading', { level: 1 })).toHaveText('Sign In')
})
