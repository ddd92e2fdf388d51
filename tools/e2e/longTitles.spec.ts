import { expect, test } from './support/fixtures'
import { atEveryWidth, horizontalOverflow, unreachableSideways, waitForContent } from './support/layoutChecks'
import { kanjivaram, paithani, phulkari } from './support/products'
import {
  addToCart,
  addToWishlist,
  checkOut,
  expectToast,
  openAsGuest,
  openFilters,
  placeOrder,
  productItem,
  search,
  visit,
} from './support/shopper'

const longWord = 'Kanjivaram'.repeat(10)
const renamed = [kanjivaram, paithani, phulkari].map((product, index) => ({
  ...product,
  previous: product.title,
  title: `${longWord}${index}`,
}))

test('products and categories whose names are one long word fit, up to an order', async ({
  page,
  expectedErrors,
}) => {
  test.slow()
  // The route does not replace the shortened titles of the prerendered cards, so that hydration finds others.
  expectedErrors.push(/React error #418/)
  // The catalogue is in the scripts and in the prerendered pages.
  await page.route(/(\.js|\/[^.]*)$/, async (route) => {
    const response = await route.fetch()
    let body = await response.text()
    for (const { previous, title } of renamed) body = body.replaceAll(previous, title)
    await route.fulfill({ response, body: body.replaceAll(/(categoryName:\s*["'`])Saree/g, `$1${longWord}`) })
  })
  const expectToFit = async (state = new URL(page.url()).pathname) => {
    await waitForContent(page)
    const dialog = page.locator('dialog[open]')
    await atEveryWidth(page, async (width) => {
      const at = `${state} at ${width} px`
      const part = (await dialog.isVisible()) ? dialog : page.locator('body')
      await expect.poll(() => unreachableSideways(part), `${at} goes beyond the viewport`).toEqual([])
      expect.soft(await horizontalOverflow(page), `${at} scrolls sideways`).toEqual({ by: 0, because: [] })
    })
  }
  const [first, second, third] = renamed
  if (!first || !second || !third) throw new Error('There are three products.')

  await openAsGuest(page, '/products')
  await expect(productItem(page, first)).toBeVisible()
  await expectToFit()
  for (const product of [first, second]) await addToCart(page, product)
  for (const product of [first, third]) await addToWishlist(page, product)
  await expectToast(page, 'Item Added to Wishlist!')
  await search(page, longWord)
  await page.getByRole('combobox').press('ArrowDown')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectToFit('suggestions')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/products')
  await openFilters(page)
  await page.getByRole('checkbox', { name: longWord }).check()
  await expectToFit('the filters')
  await page.goto(`/products/${first.id}`)
  await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeVisible()
  await expectToFit()
  await page.getByRole('button', { name: `Enlarge the picture of ${first.title}` }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectToFit('the gallery')
  await page.keyboard.press('Escape')
  await visit(page, 'Products')
  await expect(page.getByRole('link', { name: `Back to ${first.title}` })).toBeVisible()
  await expectToFit('the way back')
  await page.goto(`/products?category=${longWord}`)
  await expect(page.getByRole('heading', { level: 1, name: `${longWord} Collection` })).toBeVisible()
  await expectToFit('the page of a category')
  await visit(page, 'Wishlist')
  await expectToFit()
  await visit(page, 'Cart')
  await expectToFit()
  await checkOut(page)
  await expectToFit()
  await placeOrder(page)
  await expect(page.getByText(/^It should be with you by /)).toBeVisible()
  await expectToFit()
  await visit(page, 'Profile')
  await expect(page.getByRole('region', { name: 'Orders' }).getByText(first.title)).toBeVisible()
  await expectToFit('a profile with an order')
  await page.getByRole('link', { name: /^Order / }).click()
  await expect(page.getByText(/^Arrives by /)).toBeVisible()
  await expectToFit('the page of an order')
  await page.goto('/')
  await expect(page.getByRole('link', { name: `${longWord} Collection` })).toBeVisible()
  await expectToFit()
  // A response may be read yet: what is prefetched when idle.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
