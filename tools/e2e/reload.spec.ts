import { expect, LATENCY, test } from './support/fixtures'
import { listsOnServer, ordersOnServer } from './support/network'
import { paithani } from './support/products'
import { addToCart, checkOut, expectCounts, openAsGuest, productItem } from './support/shopper'

// Reloads happen before the response.
test.use({ performanceTestSettings: LATENCY })

test('a purchase continues after a reload before any response', async ({ page }) => {
  await openAsGuest(page, '/products')
  await addToCart(page, paithani)

  await test.step('while changing a quantity', async () => {
    await page.goto('/cart')
    const line = productItem(page, paithani)
    await line.getByRole('button', { name: 'Increase quantity' }).click()
    await page.reload()
    const { cart } = await listsOnServer(page)
    await expect(line.getByText(`Quantity ${cart[paithani.id]}`, { exact: true })).toBeVisible()
  })

  await test.step('while placing the order', async () => {
    await checkOut(page)
    const place = page.getByRole('button', { name: 'Place Order' })
    await place.click()
    await page.reload()
    // Either the order can still be placed, or it was placed and the cart is empty.
    const { cart } = await listsOnServer(page)
    const isInCart = paithani.id in cart
    expect(await ordersOnServer(page)).toHaveLength(isInCart ? 0 : 1)
    if (isInCart) await place.click()
    else await expect(page.getByText('It feels so light!')).toBeVisible()
    await expectCounts(page, { cart: 0 })
    expect(await ordersOnServer(page)).toHaveLength(1)
  })
})
