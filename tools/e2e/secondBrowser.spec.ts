import { expect, test } from './support/fixtures'
import { listsOnServer } from './support/network'
import { ikatKurti, kanjivaram, paithani } from './support/products'
import {
  addToCart,
  addToWishlist,
  checkOut,
  expectCounts,
  expectPath,
  fillIn,
  placeOrder,
  productItem,
  signUp,
  visit,
} from './support/shopper'

test.skip(({ hasRealServer }) => !hasRealServer, 'The mock server keeps accounts in one browser.')

const account = { Name: 'Zoya Khan', Email: 'zoya@resham.example', Password: 'mulberry' }

test('an account, its lists and its orders appear in a second browser, and its changes in the first', {
  tag: '@phone',
}, async ({ page, secondBrowser }) => {
  await test.step('a visitor signs up, orders, and fills cart and wishlist', async () => {
    await signUp(page, account)
    await visit(page, 'Products')
    await addToCart(page, paithani)
    await visit(page, 'Cart')
    await checkOut(page)
    await placeOrder(page)
    await visit(page, 'Products')
    await addToCart(page, ikatKurti)
    await addToWishlist(page, kanjivaram)
    await visit(page, 'Cart')
    await productItem(page, ikatKurti).getByRole('button', { name: 'Increase quantity' }).click()
    // The number is updated optimistically.
    await expect.poll(async () => (await listsOnServer(page)).cart).toEqual({ [ikatKurti.id]: 2 })
  })

  await test.step('the second browser knows nobody before the log-in', async () => {
    await secondBrowser.goto('/profile')
    await expectPath(secondBrowser, '/login')
    const { Email, Password } = account
    await fillIn(secondBrowser, { Email, Password })
    await secondBrowser.getByRole('button', { name: 'Login', exact: true }).click()
    await expectPath(secondBrowser, '/profile')
  })

  await test.step('it shows name, order, wishlist and cart', async () => {
    const details = secondBrowser.getByRole('region', { name: 'Your details' })
    await expect(details.getByText(account.Name, { exact: true })).toBeVisible()
    const orders = secondBrowser.getByRole('region', { name: 'Orders' })
    await expect(orders.getByText(paithani.title)).toHaveCount(1)
    await expect(orders.getByText(paithani.now)).toBeVisible()
    await expectCounts(secondBrowser, { cart: 1, wishlist: 1 })
    await visit(secondBrowser, 'Wishlist')
    await expect(productItem(secondBrowser, kanjivaram)).toBeVisible()
    await visit(secondBrowser, 'Cart')
    await expect(productItem(secondBrowser, ikatKurti).getByText('Quantity 2', { exact: true })).toBeVisible()
  })

  await test.step('a change there appears here after a reload', async () => {
    await visit(secondBrowser, 'Wishlist')
    const wished = productItem(secondBrowser, kanjivaram)
    await wished.getByRole('button', { name: 'Remove from Wishlist' }).click()
    await expect.poll(async () => (await listsOnServer(secondBrowser)).wishlist).toEqual([])
    await expectCounts(page, { wishlist: 1 })
    await page.reload()
    await expectCounts(page, { cart: 1, wishlist: 0 })
  })
})
