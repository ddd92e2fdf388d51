import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { listsOnServer } from './support/network'
import { paithani } from './support/products'
import { addToCart, expectCounts, openAsGuest, productItem, toasts, visit } from './support/shopper'

const REMOVED = 'Item Removed from Cart!'

/** Longer than the auto-close delay with both animations. */
const LONGER_THAN_TOAST_MS = 5_000

test('Undo restores the removed line by keyboard', async ({ page }) => {
  await openAsGuest(page, '/products')
  await addToCart(page, paithani)
  await visit(page, 'Cart')
  const line = productItem(page, paithani)
  await line.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(line.getByText('Quantity 2')).toBeVisible()
  // A toast that fades out has no status role, but can still be focused.
  await expect(page.getByText('Item Added to Cart!')).toHaveCount(0)
  await line.getByRole('button', { name: 'Remove from Cart' }).click()
  const removed = toasts(page, REMOVED)
  await expect(removed).toBeVisible()

  // The shortcut named by the notifications region moves to the toast.
  await page.keyboard.press('Alt+t')
  await page.keyboard.press('Tab')
  const undo = removed.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await expectNoViolations(page, 'a toast with Undo')
  await page.keyboard.press('Enter')
  await expect(removed).toHaveCount(0)
  await expect(line.getByText('Quantity 2')).toBeVisible()
  await expectCounts(page, { cart: 1 })
  // The number is updated optimistically.
  await expect.poll(async () => (await listsOnServer(page)).cart).toEqual({ [paithani.id]: 2 })
  await page.reload()
  await expect(line.getByText('Quantity 2')).toBeVisible()
})

test('a toast stays open while its Undo button has the focus', async ({ page }) => {
  await openAsGuest(page, '/products')
  await addToCart(page, paithani)
  await visit(page, 'Cart')
  // Focuses Undo during the enter animation.
  await page.evaluate(() => {
    new MutationObserver((_records, observer) => {
      const undo = [...document.querySelectorAll('button')].find((button) => button.textContent === 'Undo')
      if (!undo) return
      undo.focus()
      observer.disconnect()
    }).observe(document.body, { childList: true, subtree: true })
  })
  await productItem(page, paithani).getByRole('button', { name: 'Remove from Cart' }).click()
  const removed = toasts(page, REMOVED)
  const undo = removed.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  // As after a switch to another window and back.
  await page.evaluate(() => window.dispatchEvent(new FocusEvent('focus')))
  // Hovering does not close it either.
  await removed.hover()
  await page.mouse.move(0, 0)
  await page.waitForTimeout(LONGER_THAN_TOAST_MS)
  await expect(undo).toBeFocused()

  await test.step('blurring closes it', async () => {
    await undo.blur()
    await expect(removed).toHaveCount(0, { timeout: LONGER_THAN_TOAST_MS })
  })
})
