import { expect, test } from './support/fixtures'
import { paithani } from './support/products'
import { addToCart, openAsGuest, productItem, visit } from './support/shopper'

// Clicks are faster than responses.
test.use({ latencyAndProductCount: { perfDelay: 100 } })

test('twenty fast clicks on plus result in exactly 21', { tag: '@phone' }, async ({ page }) => {
  await openAsGuest(page, '/products')
  await addToCart(page, paithani)
  await visit(page, 'Cart')
  const line = productItem(page, paithani)
  await expect(line.getByText('Quantity 1', { exact: true })).toBeVisible()
  // In one task.
  await line.getByRole('button', { name: 'Increase quantity' }).evaluate((element) => {
    for (let click = 0; click < 20; click++) if (element instanceof HTMLElement) element.click()
  })
  await expect(line.getByText('21', { exact: true })).toBeVisible()
  // Announced when all requests have finished.
  await expect(line.getByText('Quantity 21', { exact: true })).toBeVisible({ timeout: 30_000 })
  await page.reload()
  await expect(line.getByText('Quantity 21', { exact: true })).toBeVisible()
})
