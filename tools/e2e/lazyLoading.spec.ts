import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { holdBack, setConnection } from './support/network'
import { kanjivaram } from './support/products'
import { content, expectToast, heading, logInAsGuest } from './support/shopper'

const CHUNK = /\/assets\/(accounts|userPages|product|toaster)\.[^/]+\.js$/

/** Expects `count` of the chunks for accounts, users' pages, product page and toasts to have been loaded. */
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

/** Disables prefetching when idle. */
const disableIdlePrefetch = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })

test('the account pages are prefetched when idle and then open offline', async ({
  page,
  context,
  expectedErrors,
}) => {
  // Full Chromium requests the icons of the page again, even offline.
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED .*(\/images\/|\.woff2|\/favicon\.svg|\/icon-\d+\.png)/)
  await page.goto('/products')
  await expectChunks(page, 4)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await profileLink(page).click()
  await expect(content(page, 'Sign In')).toBeFocused()
  await logInAsGuest(page)
  await expectToast(page, 'Successfully Logged In!')
})

for (const intent of ['focus', 'hover'] as const) {
  test(`a link prefetches its page on ${intent}`, async ({ page }) => {
    await disableIdlePrefetch(page)
    await page.goto('/products')
    await expect(heading(page, 'Products')).toBeVisible()
    await expectChunks(page, 0)
    await profileLink(page)[intent]()
    await expectChunks(page, 4)
  })
}

for (const connection of [{ saveData: true }, { effectiveType: '2g' }])
  test(`nothing is prefetched on a connection with ${JSON.stringify(connection)}`, async ({ page }) => {
    const chunks: string[] = []
    page.on('request', (request) => {
      const [, name] = CHUNK.exec(request.url()) ?? []
      if (name) chunks.push(name)
    })
    const waitUntilIdle = await setConnection(page, connection)
    await page.goto('/products')
    await waitUntilIdle()
    await profileLink(page).hover()
    await profileLink(page).focus()
    await waitUntilIdle()
    expect(chunks).toEqual([])
    await profileLink(page).click()
    await expect(content(page, 'Sign In')).toBeFocused()
    expect(chunks).toEqual(['userPages'])
  })

test('the listing stays usable until the code of the product page is loaded', async ({ page }) => {
  await disableIdlePrefetch(page)
  const load = await holdBack(page, /\/assets\/product\.[^/]+\.js$/)
  await page.goto('/products')
  await expect(page.getByRole('checkbox', { name: 'Saree' })).toBeVisible()
  const entries = () => page.evaluate(() => history.length)
  const before = await entries()
  const card = page.getByRole('link', { name: kanjivaram.title, exact: true })
  await card.click()
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible()
  await card.click()
  await page.getByRole('checkbox', { name: 'Saree' }).click()
  await expect(page.getByText('5 products', { exact: true })).toBeVisible()
  load()
  await expect(content(page, kanjivaram.title)).toBeFocused()
  await expect(page).toHaveURL(`/products/${kanjivaram.id}`)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  expect(await entries()).toBe(before + 1)
  await page.goBack()
  await expect(page.getByText('5 products', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/products?category=Saree')
})

test('a search that is typed while a product page loads leads to the listing', async ({ page }) => {
  await disableIdlePrefetch(page)
  const load = await holdBack(page, /\/assets\/product\.[^/]+\.js$/)
  await page.goto('/products')
  await page.getByRole('link', { name: kanjivaram.title, exact: true }).click()
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Search products' }).fill('paithani')
  await expect(page.getByText('1 product', { exact: true })).toBeVisible()
  load()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page).toHaveURL('/products?search=paithani')
  await expect(heading(page, 'Products')).toBeVisible()
})

test('of two actions that need a log-in, while its page loads, the first is carried out', async ({
  page,
}) => {
  await disableIdlePrefetch(page)
  const load = await holdBack(page, /\/assets\/userPages\.[^/]+\.js$/)
  await page.goto('/products')
  await page.getByRole('button', { name: `Add to Wishlist, ${kanjivaram.title}` }).click()
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible()
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click()
  load()
  await page.getByRole('button', { name: 'Login as guest' }).click()
  await expectToast(page, 'Item Added to Wishlist!')
  await expect(page).toHaveURL('/products')
})

test.describe('the size guide, while its code is on its way', () => {
  const kurti = '/products/sage-chikankari-kurti'
  const opener = (page: Page) => page.getByRole('button', { name: 'Size guide' })
  const guide = (page: Page) => page.getByRole('dialog', { name: 'Size guide' })
  const press = async (page: Page) => {
    const load = await holdBack(page, /\/assets\/sizeGuide\.[^/]+\.js$/)
    await page.goto(kurti)
    await opener(page).click()
    await expect(opener(page)).toHaveAttribute('aria-busy', 'true')
    return load
  }

  test('shows that it is loading, and opens once', async ({ page }) => {
    const load = await press(page)
    const entries = await page.evaluate(() => history.length)
    await opener(page).click()
    load()
    await expect(guide(page).getByRole('heading', { name: 'Size guide' })).toBeFocused()
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
    await page.goBack()
    await expect(guide(page)).toBeHidden()
    await expect(opener(page)).not.toHaveAttribute('aria-busy')
    await expect(opener(page)).toBeFocused()
  })

  test('opens nothing on a page that was left, nor when that is come back to', async ({ page }) => {
    const load = await press(page)
    await page.getByRole('link', { name: 'Resham' }).first().click()
    await expect(heading(page, 'The feeling of luxury')).toBeVisible()
    const code = page.waitForResponse(/\/assets\/sizeGuide\./)
    load()
    await (await code).finished()
    await page.goBack()
    await expect(opener(page)).toBeVisible()
    await expect(opener(page)).not.toHaveAttribute('aria-busy')
    await expect(page).toHaveURL(kurti)
    await expect(guide(page)).toBeHidden()
    await opener(page).click()
    await expect(guide(page)).toBeVisible()
  })

  test('opens nothing over the enlarged picture', async ({ page }) => {
    const load = await press(page)
    await page.getByRole('button', { name: /^Enlarge the picture/ }).click()
    const pictures = page.getByRole('dialog', { name: /^Pictures of/ })
    await expect(pictures).toBeVisible()
    load()
    await expect(page.getByText('Size guide', { exact: true })).not.toHaveAttribute('aria-busy')
    await pictures.getByRole('button', { name: 'Close' }).click()
    await expect(pictures).toBeHidden()
    await expect(guide(page)).toBeHidden()
    await opener(page).click()
    await expect(guide(page)).toBeVisible()
  })
})
