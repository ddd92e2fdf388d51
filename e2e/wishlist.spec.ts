import { expect, test } from './support/fixtures'
import { ikatKurti, organzaLehenga, paithani } from './support/products'
import { addToWishlist, openAsGuest, productItem, toasts, visit } from './support/shopper'

test('removing a wishlist item focuses the next card, and the heading after the last', async ({ page }) => {
  const button = (product: typeof paithani, name: string) =>
    productItem(page, product).getByRole('button', { name })
  await openAsGuest(page, '/products')
  for (const product of [paithani, ikatKurti, organzaLehenga]) await addToWishlist(page, product)
  await visit(page, 'Wishlist')
  await button(paithani, 'Move to Cart').focus()
  await page.keyboard.press('Enter')
  await expect(button(ikatKurti, 'Move to Cart')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(productItem(page, organzaLehenga).getByRole('link')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(organzaLehenga, 'Remove from Wishlist')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeFocused()
})

test('a double click adds one item to the cart, but increments the quantity twice', async ({ page }) => {
  await openAsGuest(page, '/products')
  await productItem(page, paithani).getByRole('button', { name: 'Add to cart' }).dblclick()
  await expect(productItem(page, paithani).getByRole('link', { name: 'Go to cart' })).toBeVisible()
  await expect(toasts(page, 'Item Added to Cart!')).toHaveCount(1)
  await visit(page, 'Cart')
  const line = productItem(page, paithani)
  await expect(line.getByText('Quantity 1')).toBeVisible()
  await line.getByRole('button', { name: 'Increase quantity' }).dblclick()
  await expect(line.getByText('Quantity 3')).toBeVisible()
  await expect(line.getByRole('button', { name: 'Remove from Cart' })).toBeEnabled()
  await expect(line.getByText('Quantity 3')).toBeVisible()
})
