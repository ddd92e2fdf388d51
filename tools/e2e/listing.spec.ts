import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { edgesOf } from './support/layoutChecks'
import { paithani } from './support/products'
import { heading, openPage, openProductFromList, productItem, search } from './support/shopper'

const scrolledBy = (page: Page) => page.evaluate(() => window.scrollY)

test('filtering keeps focus and scroll position', async ({ page }) => {
  await openPage(page, '/products')
  await page.evaluate(() => window.scrollTo(0, 300))
  const checkbox = page.getByRole('checkbox', { name: 'Dupatta' })
  await checkbox.click()
  await expect(page).toHaveURL('/products?category=Dupatta')
  await expect(checkbox).toBeFocused()
  expect(await scrolledBy(page)).toBe(300)
})

test('the first chip does not shift the products', async ({ page }) => {
  await openPage(page, '/products')
  const products = page.getByRole('region', { name: 'Products' }).getByRole('list').last()
  const before = await edgesOf(products)
  await page.getByRole('radio', { name: 'Low to High' }).check()
  await expect(page.getByRole('list', { name: 'Active filters' })).toBeVisible()
  expect((await edgesOf(products)).top).toBe(before.top)
})

test('a listing returned to from a product links back to its card', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/products')
  await openProductFromList(page, paithani)
  await page.goBack()
  await expect(heading(page, 'Products')).toBeFocused()
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
