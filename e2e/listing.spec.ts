import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { edgesOf, waitForContent } from './support/layoutChecks'
import { paithani } from './support/products'
import {
  closeFilters,
  expectCounts,
  expectPath,
  expectToast,
  logInAsGuest,
  openFilters,
  openProductFromList,
  productItem,
  productTitles,
  search,
  visit,
} from './support/shopper'

const scrolledBy = (page: Page) => page.evaluate(() => window.scrollY)

async function expectUrl(page: Page, url: string): Promise<void> {
  await expect(page).toHaveURL(url)
}

/** Silk sarees and kurtis rated 4 and above, cheapest first. */
const FILTERED = '/products?search=silk&category=Saree&category=Kurti&rating=4&sortby=lowToHigh'

async function applyFilters(page: Page): Promise<void> {
  await search(page, 'silk')
  await openFilters(page)
  await page.getByRole('checkbox', { name: 'Saree' }).check()
  await page.getByRole('checkbox', { name: 'Kurti' }).check()
  await page.getByRole('slider', { name: 'Rating' }).fill('4')
  await page.getByRole('radio', { name: 'Low to High' }).check()
  await closeFilters(page)
}

test('filters are in the URL, without history entries of their own', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await visit(page, 'Products')
  await applyFilters(page)
  await expectUrl(page, FILTERED)
  await expect(productTitles(page)).toHaveCount(4)
  await page.reload()
  await expect(productTitles(page)).toHaveCount(4)
  await expectUrl(page, FILTERED)
  await page.goBack()
  await expectPath(page, '/')
})

test('a shared URL shows the same listing in another browser', async ({ page, browser, baseURL }) => {
  await page.goto('/products')
  await applyFilters(page)
  const titles = await productTitles(page).allTextContents()
  const otherContext = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })
  const other = await otherContext.newPage()
  await other.goto(page.url())
  await expect(productTitles(other)).toHaveText(titles)
  await expect(other.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await expect(other.locator('input[name="search"]')).toHaveValue('silk')
  await otherContext.close()
})

test('Back and Forward restore the filters of each listing', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Saree Collection' }).click()
  await expectUrl(page, '/products?category=Saree')
  await expect(productTitles(page)).toHaveCount(5)
  await openProductFromList(page, paithani)
  await search(page, 'kurti')
  await expectUrl(page, '/products?search=kurti&category=Saree')
  await expect(page.getByText('No products to display!')).toBeVisible()
  const detail = page.getByRole('heading', { level: 1, name: paithani.title })
  const listing = page.getByRole('heading', { level: 1, name: 'Products' })
  // A navigation does not take the focus from the search.
  await page.locator('input[name="search"]').blur()
  await page.goBack()
  await expect(detail).toBeFocused()
  await page.goBack()
  await expect(listing).toBeFocused()
  await expectUrl(page, '/products?category=Saree')
  await expect(productTitles(page)).toHaveCount(5)
  await page.goForward()
  await expect(detail).toBeFocused()
  await page.goForward()
  await expect(listing).toBeFocused()
  await expectUrl(page, '/products?search=kurti&category=Saree')
  await expect(page.getByText('No products to display!')).toBeVisible()
})

test('a search from another page adds one history entry', async ({ page }) => {
  await page.goto('/')
  await waitForContent(page)
  await page.locator('input[name="search"]').pressSequentially('paithani')
  await expectUrl(page, '/products?search=paithani')
  await expect(page.locator('input[name="search"]')).toBeFocused()
  await page.goBack()
  await expectPath(page, '/')
})

test('filtering keeps focus and scroll position', async ({ page }) => {
  await page.goto('/products')
  await waitForContent(page)
  await page.evaluate(() => window.scrollTo(0, 300))
  const checkbox = page.getByRole('checkbox', { name: 'Dupatta' })
  await checkbox.click()
  await expectUrl(page, '/products?category=Dupatta')
  await expect(checkbox).toBeFocused()
  expect(await scrolledBy(page)).toBe(300)
  await page.getByRole('link', { name: 'Products', exact: true }).first().click()
  await expect.poll(() => scrolledBy(page)).toBe(0)
  await expectUrl(page, '/products?category=Dupatta')
})

test('invalid filters are removed from the URL', async ({ page }) => {
  await page.goto('/products?rating=7&category=Saree&category=Shawl&utm_source=letter&sortby=newest')
  await expect(productTitles(page)).toHaveCount(5)
  await expectUrl(page, '/products?category=Saree')
})

test('Add to Wishlist returns to the filtered listing after the log-in and adds the product', async ({
  page,
}) => {
  await page.goto('/products?category=Lehenga&sortby=highToLow')
  const first = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first()
  await first.getByRole('button', { name: 'Add to Wishlist' }).click()
  await expectPath(page, '/login')
  await page.reload()
  await logInAsGuest(page)
  await expectUrl(page, '/products?category=Lehenga&sortby=highToLow')
  await expect(productTitles(page)).toHaveCount(5)
  await expectToast(page, 'Item Added to Wishlist!')
  await expect(first.getByRole('button', { name: 'Remove from Wishlist' })).toBeVisible()
  await page.reload()
  await expectCounts(page, { wishlist: 1, cart: 0 })
})

test('a category tile opened in a new tab filters only that tab', async ({ page, context }) => {
  await page.goto('/')
  const tile = page.getByRole('link', { name: 'Saree Collection' })
  // A headless browser may not render a background tab, so the assertions use another one.
  await tile.click({ modifiers: ['ControlOrMeta'] })
  const tab = await context.newPage()
  await tab.goto((await tile.getAttribute('href')) ?? '')
  await expect(productTitles(tab)).toHaveCount(5)
  await expectUrl(tab, '/products?category=Saree')
  await visit(page, 'Products')
  await expect(productTitles(page)).toHaveCount(20)
  await expectUrl(page, '/products')
})

test('the chips remove their filters, by keyboard too', { tag: '@phone' }, async ({ page }) => {
  await page.goto(FILTERED)
  await waitForContent(page)
  const chips = page.getByRole('list', { name: 'Active filters' })
  await expect(chips.getByRole('button')).toHaveText([
    '“silk”',
    'Saree',
    'Kurti',
    'Rating 4 and above',
    'Low to High',
  ])
  await expectNoViolations(page, 'the listing with every chip')
  const first = chips.getByRole('button').first()
  await first.focus()
  for (const left of [4, 3, 2, 1]) {
    await page.keyboard.press('Enter')
    await expect(chips.getByRole('button')).toHaveCount(left)
    await expect(first).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(chips).toHaveCount(0)
  await expect(page.getByText('20 products', { exact: true })).toBeFocused()
  await expectUrl(page, '/products')
})

test('the first chip does not shift the products', async ({ page }) => {
  await page.goto('/products')
  await waitForContent(page)
  const products = page.getByRole('region', { name: 'Products' }).getByRole('list').last()
  const before = await edgesOf(products)
  await page.getByRole('radio', { name: 'Low to High' }).check()
  await expect(page.getByRole('list', { name: 'Active filters' })).toBeVisible()
  expect((await edgesOf(products)).top).toBe(before.top)
})

test('a listing returned to from a product links back to its card', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/products?sortby=lowToHigh')
  await waitForContent(page)
  await openProductFromList(page, paithani)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeFocused()
  expect(await scrolledBy(page)).toBe(0)
  const grid = page.getByRole('region', { name: 'Products' })
  const before = await edgesOf(grid)

  const back = page.getByRole('link', { name: `Back to ${paithani.title}` })
  await expectNoViolations(page, 'the listing with the link back to a product')
  await page.keyboard.press('Tab')
  await expect(back).toBeFocused()
  await page.keyboard.press('Enter')
  const card = productItem(page, paithani)
  await expect(card.getByRole('link', { name: paithani.title })).toBeFocused()
  await expect(card.getByRole('heading')).toBeInViewport({ ratio: 1 })
  await expectUrl(page, '/products?sortby=lowToHigh')

  await page.evaluate(() => window.scrollTo(0, 0))
  await search(page, 'kurti')
  await expect(back).toHaveCount(0)
  expect((await edgesOf(grid)).top).toBe(before.top)
})
