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

/** What a step shows: the URL, the title of the document, and its texts, the toasts excepted. */
async function screenAt(page: Page, step: number) {
  await jumpToStep(page, step)
  const main = page.getByRole('main')
  await expect(main).toHaveCount(1)
  // Past pages wait for their chunk.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
  const { pathname, search } = new URL(page.url())
  const nav = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  return {
    url: pathname + search,
    title: await page.title(),
    links: await nav.allTextContents(),
    text: await main.textContent(),
  }
}

async function allScreens(page: Page) {
  const screens: Awaited<ReturnType<typeof screenAt>>[] = []
  for (const step of (await listedActions(page)).keys()) screens.push(await screenAt(page, step))
  return screens
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
  expect(await page.evaluate(() => scrollY)).toBe(120)
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('main').getByText(studio.Street)).toBeVisible()
})

test('an exported session shows the same screens in a fresh tab, and stays in it', async ({
  page,
  secondBrowser,
}) => {
  await buy(page)
  const screens = await allScreens(page)
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
  // Its chunks may still be loading.
  await expect(async () => expect(await allScreens(secondBrowser)).toEqual(screens)).toPass()
  expect(await sentRequests(secondBrowser)).toEqual(before)
  expect(await secondBrowser.evaluate(() => localStorage.getItem('loginItems'))).toBeNull()
  await expect(bystander.getByRole('heading', { level: 1 })).toHaveText('Sign In')
})
