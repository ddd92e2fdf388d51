import { demoAccount } from '@resham/contract/demoAccount'
import { expect, test } from './support/fixtures'
import { ikatKurti, paithani } from './support/products'
import {
  addToCart,
  expectCounts,
  expectPath,
  expectToast,
  heading,
  logInAsGuest,
  openProductFromList,
  productItem,
  productTitles,
  search,
  shownToasts,
  toasts,
} from './support/shopper'

test('a visitor finds a saree, logs in and buys it', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')

  await test.step('the home page links to the products', async () => {
    await expect(heading(page, 'The feeling of luxury')).toBeVisible()
    await page.getByRole('link', { name: 'Shop Now' }).click()
    await expectPath(page, '/products')
    await expect(productTitles(page)).toHaveCount(20)
    await openProductFromList(page, paithani)
  })

  await test.step('Add to cart leads to the log-in, which returns and adds the product', async () => {
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expectPath(page, '/login')
    await expect(toasts(page, 'Item Added to Cart!')).toHaveCount(0)
    await logInAsGuest(page)
    await expectToast(page, 'Successfully Logged In!')
    await expectPath(page, `/products/${paithani.id}`)
    await expectToast(page, 'Item Added to Cart!')
    await expectCounts(page, { cart: 1 })
  })

  await test.step('a second product is added to the cart', async () => {
    await search(page, 'ikat')
    await addToCart(page, ikatKurti)
    await expectCounts(page, { cart: 2 })
    await productItem(page, ikatKurti).getByRole('link', { name: 'Go to cart' }).click()
    await expectPath(page, '/cart')
    await expect(heading(page, 'MY CART (2)')).toBeVisible()
  })

  await test.step('the quantity is incremented', async () => {
    const line = productItem(page, paithani)
    await line.getByRole('button', { name: 'Increase quantity' }).click()
    await expect(line.getByText('Quantity 2', { exact: true })).toBeVisible()
  })

  await test.step('an address is selected', async () => {
    await page.getByRole('link', { name: 'Checkout' }).click()
    await expectPath(page, '/checkout/userAddress')
    await page.getByRole('radio', { name: demoAccount.name }).check()
    await page.getByRole('button', { name: 'Next' }).click()
    await expectPath(page, '/checkout/orderSummary')
  })

  await test.step('the summary shows the order, whose total counts each product once', async () => {
    await expect(heading(page, 'Order Summary')).toBeVisible()
    await expect(productItem(page, paithani).getByText('Quantity: 2')).toBeVisible()
    await expect(productItem(page, ikatKurti).getByText('Quantity: 1')).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: 'Rs. 33,640' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Delivery Details' })).toContainText(demoAccount.name)
  })

  await test.step('a double click places the order once', async () => {
    await page.getByRole('button', { name: 'Place Order' }).dblclick()
    await expectPath(page, '/orderSuccessful')
    await expectToast(page, 'Order Placed Successfully')
    expect((await shownToasts(page)).filter((text) => /^Order/.test(text))).toHaveLength(1)
    await expect(page.getByRole('main').getByRole('img')).toBeVisible()
    await expectCounts(page, { cart: 0 })
    await expect(toasts(page, 'Item Removed from Cart!')).toHaveCount(0)
  })
})
