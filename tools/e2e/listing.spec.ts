import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { edgesOf } from './support/layoutChecks'
import { paithani } from './support/products'
import { content, heading, openPage, openProductFromList, productItem, search } from './support/shopper'

const scrolledBy = (page: Page) => page.evaluate(() => window.scrollY)

test('the filter sidebar stays in view and scrolls on its own', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await openPage(page, '/products')
  await page.evaluate(() => window.scrollTo(0, 900))
  const panel = await edgesOf(page.getByRole('region', { name: 'Filters' }))
  const header = await edgesOf(page.getByRole('banner'))
  expect(panel.top).toBeGreaterThanOrEqual(header.bottom)
  expect(panel.bottom).toBeLessThanOrEqual(500)
  await expect(page.getByRole('radio', { name: 'High to Low' })).not.toBeInViewport()
  await page.getByRole('radio', { name: 'Low to High' }).focus()
  await expect(page.getByRole('radio', { name: 'High to Low' })).toBeInViewport()
  expect(await scrolledBy(page)).toBe(900)
})

test('filtering keeps focus and scroll position', async ({ page }) => {
  await openPage(page, '/products')
  await page.evaluate(() => window.scrollTo(0, 300))
  const checkbox = page.getByRole('checkbox', { name: 'Dupatta' })
  await checkbox.click()
  await expect(page).toHaveURL('/products?category=Dupatta')
  await expect(heading(page, 'Dupatta Collection')).toBeAttached()
  await expect(checkbox).toBeFocused()
  expect(await scrolledBy(page)).toBe(300)
})

test('the first chip does not shift the products', async ({ page }) => {
  await openPage(page, '/products')
  const products = page.getByRole('region', { name: 'Products' }).getByRole('list').last()
  const order = page.getByRole('radio', { name: 'Low to High' })
  await order.scrollIntoViewIfNeeded()
  const before = await edgesOf(products)
  await order.check()
  await expect(page.getByRole('list', { name: 'Active filters' })).toBeVisible()
  expect((await edgesOf(products)).top).toBe(before.top)
})

test('a listing returned to from a product links back to its card', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/products')
  await openProductFromList(page, paithani)
  await page.goBack()
  await expect(content(page, 'Products')).toBeFocused()
  expect(await scrolledBy(page)).toBe(0)
  const back = page.getByRole('link', { name: `Back to ${paithani.title}` })
  await expectNoViolations(page, 'the listing with the link back to a product')
  await page.keyboard.press('Tab')
  await expect(back).toBeFocused()
  await page.keyboard.press('Enter')
  const card = productItem(page, paithani)
  await expect(card.getByRole('link', { name: paithani.title })).toBeFocused()
  await expect(card.getByRole('heading')).toBeInViewport({ ratio: 1 })
  await search(page, 'kurti')
  await expect(back).toHaveCount(0)
})
