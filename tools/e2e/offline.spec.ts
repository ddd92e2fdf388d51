import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { paithani } from './support/products'
import { addToCart, expectCounts, goToTester, heading, openAsGuest } from './support/shopper'

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

  await test.step('the page loads once the connection is back', async () => {
    await context.setOffline(false)
    await retry(page).click()
    await expect(heading(page, 'mockMan')).toBeVisible()
    await expectCounts(page, { cart: 1 })
  })
})
