import { expect, test } from './fixtures'
import { paithani } from './garments'
import { addToCart, arriveAsGuest, garmentOn, toasts, visit } from './shopper'

/** Longer than a toast stays by itself, with its way in and out. */
const LONGER_MS = 5_000

test('a toast waits as long as its Undo has the focus, whatever else happens', async ({ page }) => {
  await arriveAsGuest(page, '/products')
  await addToCart(page, paithani)
  await visit(page, 'Cart')
  // While the toast is still coming in.
  await page.evaluate(() => {
    new MutationObserver((_records, observer) => {
      const undo = [...document.querySelectorAll('button')].find((button) => button.textContent === 'Undo')
      if (!undo) return
      undo.focus()
      observer.disconnect()
    }).observe(document.body, { childList: true, subtree: true })
  })
  await garmentOn(page, paithani).getByRole('button', { name: 'Remove from Cart' }).click()
  const removed = toasts(page, 'Item Removed from Cart!')
  const undo = removed.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await page.waitForTimeout(LONGER_MS)
  await expect(undo).toBeFocused()

  await test.step('the pointer passes over it', async () => {
    await removed.hover()
    await page.mouse.move(0, 0)
    await page.waitForTimeout(LONGER_MS)
    await expect(undo).toBeFocused()
  })

  await test.step('it goes when the focus leaves it', async () => {
    await undo.blur()
    await expect(removed).toHaveCount(0, { timeout: LONGER_MS })
  })
})
