import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect } from './support/fixtures'
import { paithani } from './support/products'
import { openControlled, test } from './support/serviceWorker'
import { goToTester, heading, toasts, visit } from './support/shopper'

/** The URL of the main script, which identifies the release. */
const releaseOf = (page: Page) => page.locator('script[src*="/start."]').getAttribute('src')

/** Checks for an update of the service worker, as the browser does from time to time, and waits for it. */
async function checkForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update()
  })
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).installing === null))
    .toBe(true)
}

const update = (page: Page) => toasts(page, 'Update available')
const reload = (page: Page) => update(page).getByRole('button', { name: 'Reload' })

test('a new release is offered and loads on request', { tag: '@phone' }, async ({
  page,
  context,
  host,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_(FAILED|CONNECTION_REFUSED)/, /ChunkLoadError/, /Loading (CSS )?chunk/)
  await openControlled(page, '/')
  const first = await releaseOf(page)
  const other = await context.newPage()
  await other.goto('/signup')
  await other.getByLabel('Name', { exact: true }).fill('Zoya Khan')
  host.release()
  await checkForUpdate(page)
  await expect(update(page)).toBeVisible()
  await expect(update(other)).toBeVisible()
  expect(await releaseOf(page)).toBe(first)
  // The toast does not close by itself.
  const bar = update(page).locator('[role=progressbar]')
  expect(await bar.evaluate((element) => element.getAnimations().length)).toBe(0)

  await test.step('a tab opened now shows the offer and still has the old release', async () => {
    const another = await context.newPage()
    await another.goto('/products')
    await expect(update(another)).toBeVisible()
    expect(await releaseOf(another)).toBe(first)
    // The host has only the new release's page of this product.
    await another.goto(`/products/${paithani.id}`)
    await expect(heading(another, paithani.title)).toBeVisible()
    await expect(update(another)).toBeVisible()
    expect(await releaseOf(another)).toBe(first)
    await another.close()
  })

  await test.step('Reload loads the new release, by keyboard too', async () => {
    await reload(page).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => releaseOf(page)).not.toBe(first)
    await expect(heading(page, 'The feeling of luxury')).toBeVisible()
    // The service worker stores the tester when it is opened.
    await page.goto('/mockMan')
    await expect(heading(page, 'mockMan')).toBeVisible()
  })

  await test.step('the other tab keeps its input and the old release', async () => {
    expect(await releaseOf(other)).toBe(first)
    await expect(other.getByLabel('Name', { exact: true })).toHaveValue('Zoya Khan')
    await visit(other, 'Products')
    await other.getByRole('link', { name: paithani.title, exact: true }).click()
    await expect(heading(other, paithani.title)).toBeVisible()
  })

  await test.step('a chunk of the old release that was never loaded triggers the new release, even offline', async () => {
    // Neither the server nor the HTTP cache has this chunk any more.
    await (await context.newCDPSession(other)).send('Network.clearBrowserCache')
    // Playwright's setOffline does not reach a service worker that was updated, in every Chromium.
    host.close()
    await goToTester(other)
    await other.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(other, 'mockMan')).toBeVisible()
    expect(await releaseOf(other)).toBe(await releaseOf(page))
    await expect(update(other)).toHaveCount(0)
  })
})

test('an incomplete release is not installed', async ({ page, host }) => {
  await openControlled(page, '/')
  const first = await releaseOf(page)
  host.release({ page: false })
  await checkForUpdate(page)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull()
  await page.reload()
  await expect(heading(page, 'The feeling of luxury')).toBeVisible()
  expect(await releaseOf(page)).toBe(first)
})

test('a release without a service worker removes the installed one', async ({
  page,
  host,
  expectedErrors,
}) => {
  // The new service worker reloads the page after a moment, which may interrupt the offer of the update.
  expectedErrors.push(/The toast 'Update available' could not be shown/)
  await openControlled(page, '/')
  copyFileSync(join(__dirname, '../preview/unregisterServiceWorker/sw.js'), join(host.folder, 'sw.js'))
  await page.reload()
  await expect.poll(() => page.evaluate(() => caches.keys()).catch(() => null)).toEqual([])
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller).catch(() => undefined))
    .toBeNull()
  await expect(heading(page, 'The feeling of luxury')).toBeVisible()
})
