import type { Page } from '@playwright/test'
import { expectNoViolations } from './axe'
import { expect, test } from './fixtures'
import { paithani } from './garments'
import { boxOf, settled } from './measures'
import {
  closeFilters,
  expectCounts,
  expectToast,
  expectToBeAt,
  garmentOn,
  garmentTitles,
  logInAsGuest,
  open,
  openFilters,
  search,
  visit,
} from './shopper'

const scrolledBy = (page: Page) => page.evaluate(() => window.scrollY)

async function expectAddress(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(address)
}

/** Sarees and kurtis of silk that are rated 4 and above, the cheapest first. */
const CHOSEN = '/products?search=silk&category=Saree&category=Kurti&rating=4&sortby=lowToHigh'

async function choose(page: Page): Promise<void> {
  await search(page, 'silk')
  await openFilters(page)
  await page.getByRole('checkbox', { name: 'Saree' }).check()
  await page.getByRole('checkbox', { name: 'Kurti' }).check()
  await page.getByRole('slider', { name: 'Rating' }).fill('4')
  await page.getByRole('radio', { name: 'Low to High' }).check()
  await closeFilters(page)
}

test('what was chosen is in the address, and in no step of Back', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await visit(page, 'Products')
  await choose(page)
  await expectAddress(page, CHOSEN)
  await expect(garmentTitles(page)).toHaveCount(4)
  await page.reload()
  await expect(garmentTitles(page)).toHaveCount(4)
  await expectAddress(page, CHOSEN)
  await page.goBack()
  await expectToBeAt(page, '/')
})

test('a listing that is shared is the same elsewhere', async ({ page, browser, baseURL }) => {
  await page.goto('/products')
  await choose(page)
  const titles = await garmentTitles(page).allTextContents()
  const elsewhere = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })
  const friend = await elsewhere.newPage()
  await friend.goto(page.url())
  await expect(garmentTitles(friend)).toHaveText(titles)
  await expect(friend.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await expect(friend.locator('input[name="search"]')).toHaveValue('silk')
  await elsewhere.close()
})

test('Back and Forward bring back what each listing showed', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Saree Collection' }).click()
  await expectAddress(page, '/products?category=Saree')
  await expect(garmentTitles(page)).toHaveCount(5)
  await open(page, paithani)
  await search(page, 'kurti')
  await expectAddress(page, '/products?search=kurti&category=Saree')
  await expect(page.getByText('No products to display!')).toBeVisible()
  const detail = page.getByRole('heading', { level: 1, name: paithani.title })
  const listing = page.getByRole('heading', { level: 1, name: 'Products' })
  // Whoever still types would keep the focus.
  await page.locator('input[name="search"]').blur()
  await page.goBack()
  await expect(detail).toBeFocused()
  await page.goBack()
  await expect(listing).toBeFocused()
  await expectAddress(page, '/products?category=Saree')
  await expect(garmentTitles(page)).toHaveCount(5)
  await page.goForward()
  await expect(detail).toBeFocused()
  await page.goForward()
  await expect(listing).toBeFocused()
  await expectAddress(page, '/products?search=kurti&category=Saree')
  await expect(page.getByText('No products to display!')).toBeVisible()
})

test('a word that is typed elsewhere is one step, however many its letters', async ({ page }) => {
  await page.goto('/')
  await settled(page)
  await page.locator('input[name="search"]').pressSequentially('paithani')
  await expectAddress(page, '/products?search=paithani')
  await expect(page.locator('input[name="search"]')).toBeFocused()
  await page.goBack()
  await expectToBeAt(page, '/')
})

test('nothing moves under the hand that narrows the listing', async ({ page }) => {
  await page.goto('/products')
  await settled(page)
  await page.evaluate(() => window.scrollTo(0, 300))
  const box = page.getByRole('checkbox', { name: 'Dupatta' })
  await box.click()
  await expectAddress(page, '/products?category=Dupatta')
  await expect(box).toBeFocused()
  expect(await scrolledBy(page)).toBe(300)
  await page.getByRole('link', { name: 'Products', exact: true }).first().click()
  await expect.poll(() => scrolledBy(page)).toBe(0)
  await expectAddress(page, '/products?category=Dupatta')
})

test('what makes no sense in an address is taken out of it', async ({ page }) => {
  await page.goto('/products?rating=7&category=Saree&category=Shawl&utm_source=letter&sortby=newest')
  await expect(garmentTitles(page)).toHaveCount(5)
  await expectAddress(page, '/products?category=Saree')
})

test('who logs in on the way comes back to the same listing, and has what they wished for', async ({
  page,
}) => {
  await page.goto('/products?category=Lehenga&sortby=highToLow')
  const first = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first()
  await first.getByRole('button', { name: 'Add to Wishlist' }).click()
  await expectToBeAt(page, '/login')
  await page.reload()
  await logInAsGuest(page)
  await expectAddress(page, '/products?category=Lehenga&sortby=highToLow')
  await expect(garmentTitles(page)).toHaveCount(5)
  await expectToast(page, 'Item Added to Wishlist!')
  await expect(first.getByRole('button', { name: 'Remove from Wishlist' })).toBeVisible()
  await page.reload()
  await expectCounts(page, { wishlist: 1, cart: 0 })
})

test('a tile that is opened in a new tab shows its category there, and changes nothing here', async ({
  page,
  context,
}) => {
  await page.goto('/')
  const tile = page.getByRole('link', { name: 'Saree Collection' })
  // A browser without a window does not always draw a tab in the background, so the tab to look at is another one.
  await tile.click({ modifiers: ['ControlOrMeta'] })
  const tab = await context.newPage()
  await tab.goto((await tile.getAttribute('href')) ?? '')
  await expect(garmentTitles(tab)).toHaveCount(5)
  await expectAddress(tab, '/products?category=Saree')
  await visit(page, 'Products')
  await expect(garmentTitles(page)).toHaveCount(20)
  await expectAddress(page, '/products')
})

test('the chips take the filters off again, from the keyboard too', { tag: '@phone' }, async ({ page }) => {
  await page.goto(CHOSEN)
  await settled(page)
  const chips = page.getByRole('list', { name: 'Filters that are on' })
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
  await expectAddress(page, '/products')
})

test('the first chip moves nothing below it', async ({ page }) => {
  await page.goto('/products')
  await settled(page)
  const garments = page.getByRole('region', { name: 'Products' }).getByRole('list').last()
  const before = await boxOf(garments)
  await page.getByRole('radio', { name: 'Low to High' }).check()
  await expect(page.getByRole('list', { name: 'Filters that are on' })).toBeVisible()
  expect((await boxOf(garments)).top).toBe(before.top)
})

test('who comes back from a garment is led to its card', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/products?sortby=lowToHigh')
  await settled(page)
  await open(page, paithani)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeFocused()
  expect(await scrolledBy(page)).toBe(0)
  const grid = page.getByRole('region', { name: 'Products' })
  const before = await boxOf(grid)

  const back = page.getByRole('link', { name: `Back to ${paithani.title}` })
  await expectNoViolations(page, 'the listing with the way back')
  await page.keyboard.press('Tab')
  await expect(back).toBeFocused()
  await page.keyboard.press('Enter')
  const card = garmentOn(page, paithani)
  await expect(card.getByRole('link', { name: paithani.title })).toBeFocused()
  await expect(card.getByRole('heading')).toBeInViewport({ ratio: 1 })
  await expectAddress(page, '/products?sortby=lowToHigh')

  await page.evaluate(() => window.scrollTo(0, 0))
  await search(page, 'kurti')
  await expect(back).toHaveCount(0)
  expect((await boxOf(grid)).top).toBe(before.top)
})
