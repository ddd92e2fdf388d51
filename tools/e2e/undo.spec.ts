import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { paithani } from './support/products'
import { openCart, productItem, toasts } from './support/shopper'

/** Longer than the auto-close delay with both animations. */
const LONGER_THAN_TOAST_MS = 5_000

test('a toast stays open while its Undo button has the focus', async ({ page }) => {
  await openCart(page, [paithani])
  // A toast that fades out has no status role, but can still be focused.
  await expect(page.getByText('Item Added to Cart!')).toHaveCount(0)
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
  const removed = toasts(page, 'Item Removed from Cart!')
  const undo = removed.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await expectNoViolations(page, 'a toast with Undo')
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
