import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { paithani } from './support/products'
import { addToCart, expectCounts, openAsGuest, productItem } from './support/shopper'

// Nothing links to the tester, so its chunk is not prefetched.
async function goToTester(page: Page): Promise<void> {
  await page.evaluate(() => {
    history.pushState(null, '', '/mockMan')
    dispatchEvent(new PopStateEvent('popstate'))
  })
}

const loadError = (page: Page) => page.getByText(/^This page could not be loaded\./)
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' })

test('the cart works offline, and a page that is not loaded yet can be retried', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /ChunkLoadError/, /Loading (CSS )?chunk/)
  await openAsGuest(page, '/products')
  await expectCounts(page, { cart: 0 })
  await context.setOffline(true)
  await addToCart(page, paithani)
  await expectCounts(page, { cart: 1 })

  await goToTester(page)
  await expect(loadError(page)).toBeVisible()
  await retry(page).click()
  await expect(loadError(page)).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()

  await test.step('other pages still open', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Products' }).click()
    await expect(productItem(page, paithani).getByRole('link', { name: 'Go to cart' })).toBeVisible()
  })

  await test.step('the page loads once the connection is back', async () => {
    await goToTester(page)
    await expect(loadError(page)).toBeVisible()
    await context.setOffline(false)
    await retry(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'mockMan' })).toBeVisible()
    await expectCounts(page, { cart: 1 })
  })
})

test('Try again reloads a page whose chunk is missing on the server', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/, /MIME type/, /ChunkLoadError/, /Loading (CSS )?chunk/)
  await page.goto('/')
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: 'No such file.' }))
  await goToTester(page)
  await expect(loadError(page)).toBeVisible()
  await page.unroute('**/assets/**')
  await retry(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'mockMan' })).toBeVisible()
})
