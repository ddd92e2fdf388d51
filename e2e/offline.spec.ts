import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { paithani } from './garments'
import { addToCart, arriveAsGuest, expectCounts, garmentOn } from './shopper'

// No link leads to the tester, whose code comes only when it is asked for.
async function goToTester(page: Page): Promise<void> {
  await page.evaluate(() => {
    history.pushState(null, '', '/mockMan')
    dispatchEvent(new PopStateEvent('popstate'))
  })
}

const lost = (page: Page) => page.getByText(/^This page could not be loaded\./)
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' })

test('a shop that goes offline goes on selling, and a page that is not there yet waits', async ({
  page,
  context,
  expectedNoise,
}) => {
  expectedNoise.push(/ERR_INTERNET_DISCONNECTED/, /ChunkLoadError/, /Loading (CSS )?chunk/)
  await arriveAsGuest(page, '/products')
  await expectCounts(page, { cart: 0 })
  await context.setOffline(true)
  await addToCart(page, paithani)
  await expectCounts(page, { cart: 1 })

  await goToTester(page)
  await expect(lost(page)).toBeVisible()
  await retry(page).click()
  await expect(lost(page)).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()

  await test.step('the rest of the shop is one link away', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Products' }).click()
    await expect(garmentOn(page, paithani).getByRole('link', { name: 'Go to cart' })).toBeVisible()
  })

  await test.step('and the page is there again with the connection', async () => {
    await goToTester(page)
    await expect(lost(page)).toBeVisible()
    await context.setOffline(false)
    await retry(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'mockMan' })).toBeVisible()
    await expectCounts(page, { cart: 1 })
  })
})

test('code that the host no longer has is asked for anew with the page', async ({ page, expectedNoise }) => {
  expectedNoise.push(/status of 404/, /MIME type/, /ChunkLoadError/, /Loading (CSS )?chunk/)
  await page.goto('/')
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: 'No such file.' }))
  await goToTester(page)
  await expect(lost(page)).toBeVisible()
  await page.unroute('**/assets/**')
  await retry(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'mockMan' })).toBeVisible()
})
