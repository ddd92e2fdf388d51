import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { listsOnServer } from './support/network'
import { kanjivaram, paithani } from './support/products'
import {
  addToCart,
  addToWishlist,
  expectCounts,
  expectPath,
  logInAsGuest,
  openAsGuest,
  productItem,
  toasts,
  visit,
} from './support/shopper'

const REMOVED = 'Item Removed from Cart!'

test('Undo restores the removed line by keyboard, and its toast stays while focused', async ({ page }) => {
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
  // As after a switch to another window and back.
  await page.evaluate(() => window.dispatchEvent(new FocusEvent('focus')))
  // Longer than the auto-close delay.
  await page.waitForTimeout(3500)
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(removed).toHaveCount(0)
  await expect(line.getByText('Quantity 2')).toBeVisible()
  await expectCounts(page, { cart: 1 })
  // The number is updated optimistically.
  await expect.poll(async () => (await listsOnServer(page)).cart).toEqual({ [paithani.id]: 2 })
  await page.reload()
  await expect(line.getByText('Quantity 2')).toBeVisible()
})

test('a toast with Undo closes by itself', async ({ page }) => {
  await openAsGuest(page, '/products')
  await addToWishlist(page, paithani)
  await productItem(page, paithani).getByRole('button', { name: 'Remove from Wishlist' }).click()
  const removed = toasts(page, 'Item Removed from Wishlist!')
  await expect(removed).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(removed).toHaveCount(0, { timeout: 6000 })
})

test('the copied link opens the product in another browser', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.goto(`/products/${kanjivaram.id}`)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const other = await browser.newPage()
  await other.goto(link)
  await expect(other.getByRole('heading', { level: 1, name: kanjivaram.title })).toBeVisible()
  await other.close()
})

test('an order is confirmed, also after a reload, and listed in the profile', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/cart')
  await logInAsGuest(page)
  await visit(page, 'Products')
  for (const product of [paithani, kanjivaram]) await addToCart(page, product)
  await visit(page, 'Cart')
  await page.getByRole('link', { name: 'Checkout' }).click()
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expectPath(page, '/orderSuccessful')
  await expect(page.getByText(/^It should be with you by /)).toBeVisible()
  const price = page.getByRole('region', { name: 'Price Details' })
  await expect(price.getByText('Rs. 51,600')).toBeVisible()
  await expectNoViolations(page, 'an order that was placed')

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
  await expect(price.getByText('Rs. 51,600')).toBeVisible()
  // The order is in the history state, which a new entry of the same path lacks.
  await visit(page, 'Products')
  await page.goto('/orderSuccessful')
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
  await expect(price).toHaveCount(0)
  await visit(page, 'Profile')
  const orders = page.getByRole('region', { name: 'Orders' })
  await expect(orders.getByText('Rs. 51,600')).toBeVisible()
  await expect(orders.getByRole('link', { name: kanjivaram.title })).toBeVisible()
  await expectNoViolations(page, 'a profile with an order')
})

test('a product page links to recently viewed products', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`/products/${kanjivaram.id}`)
  const similar = page.getByRole('region', { name: 'You may also like' })
  await similar.getByRole('link', { name: paithani.title }).click()
  await expect(page.getByRole('heading', { level: 1, name: paithani.title })).toBeFocused()
  const recent = page.getByRole('region', { name: 'Recently viewed' })
  await expectNoViolations(page, 'a product page with recently viewed products')
  await recent.getByRole('link', { name: kanjivaram.title }).click()
  await expectPath(page, `/products/${kanjivaram.id}`)
})
