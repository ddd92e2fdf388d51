import { demoAccount } from '../src/contract/demoAccount'
import { expect, test } from './support/fixtures'
import { ikatKurti, kanjivaram, organzaLehenga, paithani } from './support/products'
import {
  addToCart,
  closeFilters,
  expectCounts,
  expectPath,
  expectToast,
  logInAsGuest,
  openAsGuest,
  openFilters,
  openProductFromList,
  productItem,
  productTitles,
  search,
  toasts,
  visit,
} from './support/shopper'

test('a visitor finds a saree, logs in and buys it', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')

  await test.step('the home page links to the sarees', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'The feeling of luxury' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Shop Now' })).toBeVisible()
    for (const name of ['Saree', 'Lehenga', 'Dupatta', 'Kurti']) {
      await expect(page.getByRole('link', { name: `${name} Collection` })).toBeVisible()
    }
    await page.getByRole('link', { name: 'Saree Collection' }).click()
    await expectPath(page, '/products')
    await expect(productTitles(page)).toHaveCount(5)
  })

  await test.step('the listing is sorted, filtered and searched', async () => {
    await openFilters(page)
    await expect(page.getByRole('checkbox', { name: 'Saree' })).toBeChecked()
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)

    await page.getByRole('radio', { name: 'Low to High' }).check()
    await expect(productTitles(page).first()).toContainText('Sage Chanderi Saree')
    await page.getByRole('radio', { name: 'High to Low' }).check()
    await expect(productTitles(page).first()).toContainText('Peacock Blue Patola Saree')

    await page.getByRole('slider', { name: 'Rating' }).fill('4')
    await expect(productTitles(page)).toHaveCount(4)
    await expect(productTitles(page).filter({ hasText: 'Sage Chanderi Saree' })).toHaveCount(0)
    await closeFilters(page)

    await search(page, '  PAITHANI ')
    await expect(productTitles(page)).toHaveCount(1)
  })

  await test.step('a search without results can be cleared', async () => {
    await search(page, 'velvet')
    await expect(page.getByText('No products to display!')).toBeVisible()
    await openFilters(page)
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(productTitles(page)).toHaveCount(20)
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
    await closeFilters(page)
    await expect(page.getByRole('combobox')).toHaveValue('')
    await expect(page.getByText(kanjivaram.shortTitle, { exact: true })).toBeVisible()
  })

  await test.step('the product page shows the details', async () => {
    await search(page, 'paithani')
    await expect(productItem(page, paithani)).toContainText(paithani.now)
    await expect(productItem(page, paithani)).toContainText(paithani.before)
    await openProductFromList(page, paithani)
    const detail = page.getByRole('article')
    await expect(detail.getByRole('img')).toHaveCount(2)
    await expect(detail.getByRole('img').first()).toBeVisible()
    for (const text of [
      paithani.now,
      paithani.before,
      '4.9',
      '1.2k reviews',
      'In Stock',
      '5.5 meters',
      '12 days',
    ]) {
      // On a phone the prices are repeated above the buttons.
      await expect(detail.getByText(text, { exact: true }).first()).toBeVisible()
    }
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
    await expect(page.getByRole('heading', { level: 1, name: 'MY CART (2)' })).toBeVisible()
  })

  await test.step('the quantity is incremented and decremented, but not below one', async () => {
    const line = productItem(page, paithani)
    const decrement = line.getByRole('button', { name: 'Decrease quantity' })
    const increment = line.getByRole('button', { name: 'Increase quantity' })
    await expect(decrement).toBeDisabled()
    await increment.click()
    await expect(line.getByText('Quantity 2')).toBeVisible()
    await decrement.click()
    await expect(line.getByText('Quantity 1')).toBeVisible()
    await expect(decrement).toBeDisabled()
    await increment.click()
    await expect(line.getByText('Quantity 2')).toBeVisible()
  })

  await test.step('totals count each product once, whatever its quantity', async () => {
    await expect(page.getByRole('region', { name: 'Price Details' })).toMatchAriaSnapshot(`
      - term: Items
      - definition: "2"
      - term: Total MRP
      - definition: Rs. 40,750
      - term: Discount on MRP
      - definition: − Rs. 7,110
      - term: Total Amount
      - definition: Rs. 33,640
    `)
  })

  await test.step('an address must be selected', async () => {
    await page.getByRole('link', { name: 'Checkout' }).click()
    await expectPath(page, '/checkout/userAddress')
    await page.getByRole('button', { name: 'Next' }).click()
    await expectToast(page, 'Please select an address')
    await expectPath(page, '/checkout/userAddress')
    await page.getByRole('radio', { name: demoAccount.name }).check()
    await page.getByRole('button', { name: 'Next' }).click()
    await expectPath(page, '/checkout/orderSummary')
  })

  await test.step('the summary shows the order', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Order Summary' })).toBeVisible()
    await expect(productItem(page, paithani).getByText('Quantity: 2')).toBeVisible()
    await expect(productItem(page, ikatKurti).getByText('Quantity: 1')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Price Details' })).toMatchAriaSnapshot(`
      - term: Delivery Charges
      - definition: FREE
      - term: Total Amount
      - definition: Rs. 33,640
    `)
    const delivery = page.getByRole('region', { name: 'Delivery Details' })
    for (const text of [
      demoAccount.name,
      'Plot 14, Paithan Road',
      'Aurangabad 431005',
      'Maharashtra, India',
    ]) {
      await expect(delivery.getByText(text, { exact: true })).toBeVisible()
    }
  })

  await test.step('a double click places the order once', async () => {
    await page.getByRole('button', { name: 'Place Order' }).dblclick()
    await expectPath(page, '/orderSuccessful')
    await expect(toasts(page, 'Order Placed Successfully')).toHaveCount(1)
    await expect(page.getByRole('main').getByRole('img')).toBeVisible()
    await expectCounts(page, { cart: 0 })
    await expect(toasts(page, 'Item Removed from Cart!')).toHaveCount(0)
  })

  await test.step('the cart is empty, and the products can be added again', async () => {
    await page.getByRole('link', { name: 'Go to Home' }).click()
    await expectPath(page, '/')
    await visit(page, 'Cart')
    await expect(page.getByText('It feels so light!')).toBeVisible()
    await page.getByRole('link', { name: 'Explore' }).click()
    for (const product of [ikatKurti, paithani]) {
      await search(page, product.title)
      await expect(productItem(page, product).getByRole('button', { name: 'Add to cart' })).toBeVisible()
    }
  })
})

test('a product out of stock cannot be added to the cart', async ({ page }) => {
  await page.goto(`/products/${organzaLehenga.id}`)
  await expect(page.getByRole('definition').filter({ hasText: 'Out of Stock' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Out of Stock' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
})

test('the checkout steps cannot be skipped', async ({ page }) => {
  await openAsGuest(page, '/checkout/orderSummary')
  await test.step('the summary redirects to the address step when no address is selected', async () => {
    await expectPath(page, '/checkout/userAddress')
    await expect(page.getByRole('heading', { level: 1, name: 'Shipping Address' })).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
    await expectToast(page, 'Please select an address')
    await expectPath(page, '/checkout/userAddress')
  })
  await test.step('an empty cart cannot be ordered', async () => {
    await page.getByRole('radio').check()
    await page.getByRole('button', { name: 'Next' }).click()
    await expectPath(page, '/checkout/orderSummary')
    await expect(page.getByText('It feels so light!')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Place Order' })).toHaveCount(0)
  })
  await test.step('the summary redirects to the address step when the address was deleted', async () => {
    await page.getByRole('link', { name: 'Explore' }).click()
    await addToCart(page, paithani)
    await visit(page, 'Cart')
    await page.getByRole('link', { name: 'Checkout' }).click()
    await page.getByRole('radio').check()
    await page.getByRole('button', { name: 'Next' }).click()
    await expectPath(page, '/checkout/orderSummary')
    await page.goBack()
    await page.getByRole('button', { name: /^Delete address/ }).click()
    await page.goForward()
    await expectPath(page, '/checkout/userAddress')
    await expect(page.getByText('No saved addresses yet.')).toBeVisible()
  })
})
