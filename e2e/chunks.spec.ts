import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { expectToast, expectToBeAt, logInAsGuest } from './shopper'

const CHUNK = /\/assets\/(accounts?|product|toaster)\.[^/]+\.js$/

/** How many of the chunks have come that a shopper will need: the pages, the toasts, and what knows shoppers. */
const expectChunks = (page: Page, count: number) =>
  expect
    .poll(() =>
      page.evaluate(
        (pattern) =>
          performance.getEntriesByType('resource').filter(({ name }) => new RegExp(pattern).test(name))
            .length,
        CHUNK.source,
      ),
    )
    .toBe(count)

const profileLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Nothing is fetched in an idle moment. */
const keepBusy = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })

test('the pages of the account come in an idle moment, and then need no network', async ({
  page,
  context,
  expectedNoise,
}) => {
  // A whole browser asks for the icons of the page again, also offline.
  expectedNoise.push(/ERR_INTERNET_DISCONNECTED .*(\/images\/|\.woff2|\/favicon\.svg|\/icon-\d+\.png)/)
  await page.goto('/products')
  await expectChunks(page, 4)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await profileLink(page).click()
  await expect(heading(page, 'Sign In')).toBeFocused()
  await logInAsGuest(page)
  await expectToast(page, 'Successfully Logged In!')
})

test('a log-in for which the server lacks a part says so, and can be tried again', async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.push(/ERR_FAILED .*\/assets\/accounts\./)
  await keepBusy(page)
  await page.route('**/assets/accounts.*.js', (route) => route.abort(), { times: 1 })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Login as guest' }).click()
  await expect(page.getByRole('alert')).toHaveText('Request failed with status code 500')
  await logInAsGuest(page)
  await expectToBeAt(page, '/')
})

test('pointing at a link, or the focus on it, fetches the page behind it', async ({ page }) => {
  await keepBusy(page)
  await page.goto('/products')
  await expect(heading(page, 'Products')).toBeVisible()
  await expectChunks(page, 0)
  await profileLink(page).focus()
  await expectChunks(page, 4)

  await page.reload()
  await expect(heading(page, 'Products')).toBeVisible()
  await expectChunks(page, 0)
  await profileLink(page).hover()
  await expectChunks(page, 4)
})

test('a page that cannot be fetched says so between header and footer, and can be tried again', async ({
  page,
  context,
  expectedNoise,
}) => {
  expectedNoise.push(/ERR_(FAILED|INTERNET_DISCONNECTED)/, /Loading (CSS )?chunk/)
  await keepBusy(page)
  await page.goto('/products')
  await expect(heading(page, 'Products')).toBeVisible()
  await context.setOffline(true)
  await profileLink(page).click()
  const error = heading(page, 'Unexpected Application Error!')
  await expect(error).toBeFocused()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(error).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Sign In')).toBeVisible()
})
