import { expect, test } from './support/fixtures'
import { edgesOf } from './support/layoutChecks'
import { openPage } from './support/shopper'

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
  expect(await page.evaluate(() => window.scrollY)).toBe(900)
})
