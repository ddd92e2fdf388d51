import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { atEveryWidth, cutOffText, horizontalOverflow } from './support/layoutChecks'
import { paithani } from './support/products'
import { addToCart, expectCounts, openAsGuest, visit } from './support/shopper'

const traffic = (page: Page) => page.getByRole('region', { name: 'Traffic' })
const calls = (page: Page) => traffic(page).getByRole('listitem')
const call = (page: Page, name: RegExp) => traffic(page).getByRole('button', { name }).first()
const response = (page: Page) => page.getByRole('region', { name: 'Response' })

test('a call of the shop is looked at and sent again', { tag: '@phone' }, async ({ page }) => {
  await openAsGuest(page, '/products')
  await addToCart(page, paithani)
  // Without a reload, with which the traffic would be empty.
  await page.evaluate(() => {
    history.pushState(null, '', '/mockMan')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await call(page, /^POST \/api\/user\/cart 201 Created \d+ ms/).click()
  const heading = traffic(page).getByRole('heading', { name: 'POST /api/user/cart' })
  await expect(heading).toBeInViewport()
  await expect(traffic(page).getByRole('tree', { name: 'Data' })).toContainText('cart')
  await expect(response(page).getByText('Response is undefined.')).toBeVisible()

  await traffic(page).getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByRole('combobox', { name: 'Method' })).toHaveValue('POST')
  await expect(page.getByRole('combobox', { name: 'Endpoint' })).toHaveValue('/api/user/cart')
  await expect(page.getByRole('textbox', { name: 'Body' })).toHaveValue(new RegExp(paithani.id))
  await expect(response(page).getByRole('heading', { name: 'Response' })).toBeInViewport()
  await expect(response(page).getByText('201 Created')).toBeVisible()
  await expect(calls(page).filter({ hasText: 'POST /api/user/cart' })).toHaveCount(2)
  await visit(page, 'Cart')
  await expectCounts(page, { cart: 1 })
  await expect(page.getByText('Quantity 2')).toBeAttached()
})

test('50 calls with long paths are accessible and fit every viewport', { tag: '@phone' }, async ({
  page,
}) => {
  test.slow()
  await page.goto('/mockMan')
  await page.evaluate(async (path) => {
    for (let index = 0; index < 50; index++) await fetch(`/api/${path}/${index}`)
  }, 'a-very-long-word'.repeat(12))
  await expect(calls(page)).toHaveCount(50)
  await call(page, /a-very-long-word/).click()
  await expect(traffic(page).getByRole('tree', { name: 'Data' })).toBeVisible()
  // The header would cover a part of the filter.
  await page.evaluate(() => scrollTo(0, 0))
  for (const scheme of ['Standard', 'Dark']) {
    await page.getByRole('radio', { name: scheme }).check()
    await expectNoViolations(page, `the traffic, ${scheme}`)
  }
  await atEveryWidth(page, async (width) => {
    expect.soft(await horizontalOverflow(page), `${width} px`).toEqual({ by: 0, because: [] })
    expect.soft(await cutOffText(traffic(page)), `${width} px`).toEqual([])
  })
})
