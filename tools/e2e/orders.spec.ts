import type { Page } from '@playwright/test'
import { expect, LATENCY, test } from './support/fixtures'
import { ordersOnServer } from './support/network'
import { kanjivaram, paithani } from './support/products'
import { checkOut, expectPath, expectToast, openCart, placeOrder, visit } from './support/shopper'

const placeButton = (page: Page) => page.getByRole('button', { name: 'Place Order' })
const orders = (page: Page) => page.getByRole('region', { name: 'Orders' })

test.use({ performanceTestSettings: LATENCY })

test('concurrent orders of one cart in two tabs place one order, and the other tab shows that the cart changed', async ({
  page,
  expectedErrors,
}) => {
  // The browser logs the 409 of a real server too.
  expectedErrors.push(/placeOrder failed: .+ is no longer in the cart/, /status of 409/)
  await openCart(page, [paithani, kanjivaram])
  await checkOut(page)
  const other = await page.context().newPage()
  await other.goto('/checkout/orderSummary')
  const tabs = [page, other]
  for (const tab of tabs) await expect(placeButton(tab)).toBeEnabled()
  // At the same time: each tab sends its order before it is notified of the other's.
  for (const tab of tabs)
    await placeButton(tab).evaluate((button) => {
      new BroadcastChannel('press').onmessage = () => button instanceof HTMLElement && button.click()
    })
  await page.evaluate(() => new BroadcastChannel('press').postMessage(''))

  const isPlaced = async (tab: Page) => new URL(tab.url()).pathname === '/orderSuccessful'
  await expect.poll(async () => (await Promise.all(tabs.map(isPlaced))).filter(Boolean).length).toBe(1)
  const [first, second] = (await isPlaced(page)) ? [page, other] : [other, page]
  await expectToast(first, 'Order Placed Successfully')
  await expect(second.getByRole('alert')).toContainText(`${paithani.title} is no longer in the cart.`)
  await expectPath(second, '/checkout/orderSummary')
  await expect(second.getByText('It feels so light!')).toBeVisible()
  await expect(second.getByRole('link', { name: 'Explore' })).toBeVisible()
  await expect(placeButton(second)).toHaveCount(0)
  expect(await ordersOnServer(second)).toEqual([{ [paithani.id]: 1, [kanjivaram.id]: 1 }])
  await visit(second, 'Profile')
  await expect(orders(second).getByText(paithani.title)).toHaveCount(1)
})

test('a printed order has no header, footer or buttons', async ({ page }) => {
  await openCart(page, [paithani, kanjivaram])
  await checkOut(page)
  const main = page.getByRole('main')
  const onScreenOnly = [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('button').first(),
    main.getByRole('link', { name: 'Go to Home' }),
  ]
  const total = main.getByRole('definition').filter({ hasText: 'Rs. ' }).last()
  await test.step('the summary', async () => {
    await page.emulateMedia({ media: 'print' })
    for (const element of onScreenOnly) await expect(element).toBeHidden()
    await expect(total).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  })
  await placeOrder(page)
  await expect(total).toBeVisible()
  for (const element of onScreenOnly) await expect(element).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const element of onScreenOnly) await expect(element).toBeHidden()
  for (const { title } of [paithani, kanjivaram]) await expect(main.getByText(title)).toBeVisible()
  await expect(total).toBeVisible()
})
