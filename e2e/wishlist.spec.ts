import { expect, test } from './support/fixtures'
import { ikatKurti, organzaLehenga, paithani, phulkari } from './support/products'
import {
  addToCart,
  addToWishlist,
  expectCounts,
  expectPath,
  expectToast,
  logInAsGuest,
  openAsGuest,
  productItem,
  toasts,
  visit,
} from './support/shopper'

test('Add to Wishlist leads a visitor to the log-in, which returns and adds the product', async ({
  page,
}) => {
  await page.goto('/products')
  await productItem(page, paithani).getByRole('button', { name: 'Add to Wishlist' }).click()
  await expectPath(page, '/login')
  await expect(toasts(page, 'Item Added to Wishlist!')).toHaveCount(0)
  await logInAsGuest(page)
  await expectPath(page, '/products')
  await expectToast(page, 'Item Added to Wishlist!')
  await expect(
    productItem(page, paithani).getByRole('button', { name: 'Remove from Wishlist' }),
  ).toBeVisible()
  await expectCounts(page, { wishlist: 1 })
})

test('empty wishlist and cart show a hint and a link to the products', async ({ page }) => {
  await page.goto('/wishlist')
  await expectPath(page, '/login')
  await logInAsGuest(page)
  await expectPath(page, '/wishlist')

  await expect(page.getByRole('heading', { name: 'Your wishlist is empty', exact: true })).toBeVisible()
  await expect(page.getByText('Start exploring and save your favorite items!', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Explore', exact: true }).click()
  await expectPath(page, '/products')

  await visit(page, 'Cart')
  await expect(page.getByRole('heading', { level: 1, name: 'MY CART (0)', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'It feels so light!', exact: true })).toBeVisible()
  await expect(
    page.getByText("There's nothing in your cart. Let's add some products.", { exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Checkout' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Explore', exact: true }).click()
  await expectPath(page, '/products')
})

test('products are added to and removed from the wishlist', async ({ page }) => {
  await openAsGuest(page, '/products')
  const card = productItem(page, phulkari)

  await card.getByRole('button', { name: 'Add to Wishlist' }).click()
  await expectToast(page, 'Item Added to Wishlist!')
  await expectCounts(page, { wishlist: 1, cart: 0 })
  await card.getByRole('button', { name: 'Remove from Wishlist' }).click()
  await expectToast(page, 'Item Removed from Wishlist!')
  await expectCounts(page, { wishlist: 0 })

  await addToWishlist(page, phulkari)
  await addToWishlist(page, organzaLehenga)
  await visit(page, 'Wishlist')
  await expect(productItem(page, phulkari)).toContainText(phulkari.now)
  await test.step('a product out of stock cannot be moved to the cart', async () => {
    const item = productItem(page, organzaLehenga)
    await expect(item.getByRole('button', { name: 'Out of Stock' })).toBeDisabled()
    await expect(item.getByRole('button', { name: 'Move to Cart' })).toHaveCount(0)
  })
  await productItem(page, organzaLehenga).getByRole('button', { name: 'Remove from Wishlist' }).click()
  await expect(productItem(page, organzaLehenga)).toHaveCount(0)
  await expect(productItem(page, phulkari)).toBeVisible()
  await expectCounts(page, { wishlist: 1 })
})

test('a product moves between wishlist and cart', { tag: '@phone' }, async ({ page }) => {
  await openAsGuest(page, '/products')
  await addToWishlist(page, ikatKurti)

  await test.step('from the wishlist to the cart', async () => {
    await visit(page, 'Wishlist')
    await productItem(page, ikatKurti).getByRole('button', { name: 'Move to Cart' }).click()
    await expectToast(page, 'Item Added to Cart!')
    await expect(page.getByText('Your wishlist is empty')).toBeVisible()
    await expectCounts(page, { wishlist: 0, cart: 1 })
    await expect(toasts(page, 'Item Removed from Wishlist!')).toHaveCount(0)
  })

  await test.step('from the cart to the wishlist', async () => {
    await visit(page, 'Cart')
    await productItem(page, ikatKurti).getByRole('button', { name: 'Move to Wishlist' }).click()
    await expectToast(page, 'Item Moved To Wishlist!')
    await expect(page.getByText('It feels so light!')).toBeVisible()
    await expectCounts(page, { wishlist: 1, cart: 0 })
    await expect(toasts(page, 'Item Removed from Cart!')).toHaveCount(0)
  })

  await test.step('to a cart that contains it: increments the quantity', async () => {
    await visit(page, 'Products')
    await addToCart(page, ikatKurti)
    await visit(page, 'Wishlist')
    await productItem(page, ikatKurti).getByRole('button', { name: 'Move to Cart' }).click()
    await expectToast(page, 'Added one more item to Cart!')
    await expectCounts(page, { wishlist: 0, cart: 1 })
    await visit(page, 'Cart')
    await expect(productItem(page, ikatKurti).getByText('Quantity 2')).toBeVisible()
  })

  await test.step('to a wishlist that contains it: only shows a warning', async () => {
    await visit(page, 'Products')
    await addToWishlist(page, ikatKurti)
    await visit(page, 'Cart')
    await productItem(page, ikatKurti).getByRole('button', { name: 'Move to Wishlist' }).click()
    await expectToast(page, 'Item already exists in Wishlist!')
    await expect(toasts(page, 'Item Moved To Wishlist!')).toHaveCount(0)
    await expectCounts(page, { wishlist: 1, cart: 1 })
    await expect(productItem(page, ikatKurti).getByText('Quantity 2')).toBeVisible()
  })

  await test.step('out of the cart', async () => {
    await productItem(page, ikatKurti).getByRole('button', { name: 'Remove from Cart' }).click()
    await expectToast(page, 'Item Removed from Cart!')
    await expect(page.getByText('It feels so light!')).toBeVisible()
    await expectCounts(page, { wishlist: 1, cart: 0 })
    await visit(page, 'Wishlist')
    await expect(productItem(page, ikatKurti)).toBeVisible()
  })
})

test('a double click adds one item, but increments the quantity twice', async ({ page }) => {
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
