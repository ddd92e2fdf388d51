import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { paithani } from './garments'
import { addToCart, arriveAsGuest, expectToBeAt, garmentOn, visit } from './shopper'

// Clicks come faster than responses.
test.use({ perfOverrides: { perfDelay: 100 } })

const line = (page: Page) => garmentOn(page, paithani)
const button = (page: Page, name: string) => line(page).getByRole('button', { name })

/** The number that the eyes see; `Quantity n` is what is read out when the steps are through. */
const number = (page: Page, quantity: number) => line(page).getByText(String(quantity), { exact: true })
const settled = (page: Page, quantity: number) =>
  line(page).getByText(`Quantity ${quantity}`, { exact: true })

async function arriveAtTheCart(page: Page): Promise<void> {
  await arriveAsGuest(page, '/products')
  await addToCart(page, paithani)
  await visit(page, 'Cart')
  await expect(settled(page, 1)).toBeVisible()
}

/** Presses as fast as the page takes it: no finger is faster. */
async function pressQuickly(page: Page, name: string, times: number): Promise<void> {
  await button(page, name).evaluate((element, clicks) => {
    for (let click = 0; click < clicks; click++) if (element instanceof HTMLElement) element.click()
  }, times)
}

test('twenty quick clicks on plus make exactly 21', { tag: '@phone' }, async ({ page }) => {
  await arriveAtTheCart(page)
  await pressQuickly(page, 'Increase quantity', 20)
  await expect(number(page, 21)).toBeVisible()
  await expect(settled(page, 21)).toBeVisible({ timeout: 30_000 })
  await page.reload()
  await expect(settled(page, 21)).toBeVisible()
})

test('minus stops at 1, however fast it is pressed', async ({ page }) => {
  await arriveAtTheCart(page)
  await pressQuickly(page, 'Increase quantity', 2)
  await pressQuickly(page, 'Decrease quantity', 8)
  await expect(number(page, 1)).toBeVisible()
  await expect(button(page, 'Remove from Cart')).toBeEnabled()
  await expect(number(page, 1)).toBeVisible()
  await page.reload()
  await expect(settled(page, 1)).toBeVisible()
})

test('after a step that fails the number is what the server has', async ({ page, expectedNoise }) => {
  expectedNoise.push(/changeQuantity failed: Network Error/)
  await arriveAtTheCart(page)
  await test.step('the third step gets lost on the way', async () => {
    await page.evaluate((path) => {
      const send = window.fetch
      let steps = 0
      window.fetch = async (input, init) => {
        const url = input instanceof Request ? input.url : String(input)
        if (url.endsWith(path) && ++steps === 3) throw new TypeError('Failed to fetch')
        return send(input, init)
      }
    }, `/api/user/cart/${paithani.id}`)
    await pressQuickly(page, 'Increase quantity', 6)
    await expect(number(page, 7)).toBeVisible()
    await expect(settled(page, 3)).toBeVisible()
    await expect(number(page, 3)).toBeVisible()
  })
  await test.step('and the next one counts', async () => {
    await button(page, 'Increase quantity').click()
    await expect(settled(page, 4)).toBeVisible()
  })
  await page.reload()
  await expect(settled(page, 4)).toBeVisible()
})

test('Checkout takes the last clicks along', async ({ page }) => {
  await arriveAtTheCart(page)
  await pressQuickly(page, 'Increase quantity', 3)
  const checkout = page.getByRole('link', { name: 'Checkout' })
  // Looked at in the next frame: a moment later it may have gone on.
  const busy = checkout.evaluate(async (link) => {
    if (link instanceof HTMLElement) link.click()
    await new Promise(requestAnimationFrame)
    return link.getAttribute('aria-busy')
  })
  expect(await busy).toBe('true')
  await expectToBeAt(page, '/checkout/userAddress')
  await page.getByRole('radio').check()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Quantity: 4', { exact: true })).toBeVisible()
})
