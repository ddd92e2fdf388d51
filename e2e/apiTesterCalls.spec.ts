import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { atEveryWidth, horizontalOverflow } from './support/layoutChecks'
import { paithani } from './support/products'
import { addToCart, openAsGuest, productItem } from './support/shopper'

const endpoint = (page: Page) => page.getByRole('combobox', { name: 'Endpoint' })
const openList = (page: Page) => page.getByRole('button', { name: 'Calls of the API' }).click()
const response = (page: Page) => page.getByRole('region', { name: 'Response' })

test('a call of the contract is chosen and sent with the keyboard alone', { tag: '@phone' }, async ({
  page,
}) => {
  await openAsGuest(page, '/products')
  await addToCart(page, paithani)
  await page.goto('/mockMan')
  await endpoint(page).focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('quantity')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(endpoint(page)).toHaveValue('/api/user/cart/{productId}')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'productId' })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(paithani.id)
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(response(page).getByText('200 OK')).toBeVisible()
  await expect(response(page).getByRole('status', { name: 'Status' })).toContainText(/\d+ ms/)
  await page.goto('/cart')
  await expect(productItem(page, paithani).getByText('Quantity 2', { exact: true })).toBeAttached()
})

test('a request is copied as curl and as fetch, and its response too', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAsGuest(page, '/mockMan')
  await openList(page)
  await page.getByRole('option', { name: /Lists the orders/ }).click()
  await expect(page.getByRole('checkbox', { name: 'Send the token of the session' })).toBeChecked()
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: 'Copy as curl' }).click()
  await expect.poll(clipboard).toMatch(/^curl 'http.*\/api\/user\/orders'[\s\S]*-H 'authorization: \S+'$/)
  await page.getByRole('button', { name: 'Copy as fetch' }).click()
  await expect.poll(clipboard).toMatch(/^await fetch\(/)
  const status = await page.evaluate(
    async (code) => {
      const run = new Function(`return (async () => (${code}).status)()`)
      return run()
    },
    await clipboard(),
  )
  expect(status).toBe(200)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('button', { name: 'Copy response' }).click()
  await expect.poll(clipboard).toContain('"orders": []')
})

test('the build contains the OpenAPI document of these calls', async ({ page }) => {
  await page.goto('/mockMan')
  await page.getByRole('link', { name: 'OpenAPI document' }).click()
  const { openapi, paths } = JSON.parse((await page.locator('body').textContent()) ?? '')
  expect(openapi).toBe('3.1.0')
  expect(Object.keys(paths)).toContain('/user/cart/{productId}')
})

for (const scheme of ['Standard', 'Dark']) {
  test(`the open list of calls is accessible and fits, ${scheme}`, { tag: '@phone' }, async ({ page }) => {
    await page.goto('/mockMan')
    await page.getByLabel(scheme, { exact: true }).check()
    await openList(page)
    await expect(page.getByRole('listbox')).toBeVisible()
    await expectNoViolations(page, 'the open list of calls')
    await page.getByRole('option', { name: /Increments or decrements/ }).click()
    await expectNoViolations(page, 'a call with a path parameter')
    await atEveryWidth(page, async (width) => {
      const { by, because } = await horizontalOverflow(page)
      expect(by, `${because.join(', ')} at ${width} px`).toBeLessThanOrEqual(0)
    })
  })
}
