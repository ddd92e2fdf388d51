import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { paithani } from './support/products'
import { addToCart, expectPath, openAsGuest, productItem, visit } from './support/shopper'

// Clicks are faster than responses.
test.use({ latencyAndProductCount: { perfDelay: 100 } })

const line = (page: Page) => productItem(page, paithani)
const button = (page: Page, name: string) => line(page).getByRole('button', { name })

/** The visible number; `Quantity n` is announced when all requests have finished. */
const visibleNumber = (page: Page, quantity: number) =>
  line(page).getByText(String(quantity), { exact: true })
const announcement = (page: Page, quantity: number) =>
  line(page).getByText(`Quantity ${quantity}`, { exact: true })

async function openCart(page: Page): Promise<void> {
  await openAsGuest(page, '/products')
  await addToCart(page, paithani)
  await visit(page, 'Cart')
  await expect(announcement(page, 1)).toBeVisible()
}

/** Clicks several times in one task. */
async function clickRepeatedly(page: Page, name: string, times: number): Promise<void> {
  await button(page, name).evaluate((element, clicks) => {
    for (let click = 0; click < clicks; click++) if (element instanceof HTMLElement) element.click()
  }, times)
}

test('twenty fast clicks on plus result in exactly 21', { tag: '@phone' }, async ({ page }) => {
  await openCart(page)
  await clickRepeatedly(page, 'Increase quantity', 20)
  await expect(visibleNumber(page, 21)).toBeVisible()
  await expect(announcement(page, 21)).toBeVisible({ timeout: 30_000 })
  await page.reload()
  await expect(announcement(page, 21)).toBeVisible()
})

test('fast clicks on minus stop at 1', async ({ page }) => {
  await openCart(page)
  await clickRepeatedly(page, 'Increase quantity', 2)
  await clickRepeatedly(page, 'Decrease quantity', 8)
  await expect(visibleNumber(page, 1)).toBeVisible()
  await expect(button(page, 'Remove from Cart')).toBeEnabled()
  await expect(visibleNumber(page, 1)).toBeVisible()
  await page.reload()
  await expect(announcement(page, 1)).toBeVisible()
})

test('a failed increment restores the number of the server', async ({ page, expectedErrors }) => {
  expectedErrors.push(/changeQuantity failed: Network Error/)
  await openCart(page)
  await test.step('the third request fails', async () => {
    await page.evaluate((path) => {
      const send = window.fetch
      let requests = 0
      window.fetch = async (input, init) => {
        const url = input instanceof Request ? input.url : String(input)
        if (url.endsWith(path) && ++requests === 3) throw new TypeError('Failed to fetch')
        return send(input, init)
      }
    }, `/api/user/cart/${paithani.id}`)
    await clickRepeatedly(page, 'Increase quantity', 6)
    await expect(visibleNumber(page, 7)).toBeVisible()
    await expect(announcement(page, 3)).toBeVisible()
    await expect(visibleNumber(page, 3)).toBeVisible()
  })
  await test.step('the next click increments again', async () => {
    await button(page, 'Increase quantity').click()
    await expect(announcement(page, 4)).toBeVisible()
  })
  await page.reload()
  await expect(announcement(page, 4)).toBeVisible()
})

test('Checkout waits for the last clicks', async ({ page }) => {
  await openCart(page)
  const plus = await button(page, 'Increase quantity').elementHandle()
  // All in one task, before the first response, and read in the next frame, before it may navigate.
  const ariaBusy = await page.getByRole('link', { name: 'Checkout' }).evaluate(async (checkout, plus) => {
    for (const element of [plus, plus, plus, checkout]) if (element instanceof HTMLElement) element.click()
    await new Promise(requestAnimationFrame)
    return checkout.getAttribute('aria-busy')
  }, plus)
  expect(ariaBusy).toBe('true')
  await expectPath(page, '/checkout/userAddress')
  await page.getByRole('radio').check()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Quantity: 4', { exact: true })).toBeVisible()
})
