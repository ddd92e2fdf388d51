import { expect, test } from './support/fixtures'
import { openPage } from './support/shopper'

test('matches and the active suggestion are visible with forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openPage(page, '/products')
  await page.getByRole('combobox', { name: 'Search products' }).pressSequentially('saree')
  const title = page.getByRole('region', { name: 'Products' }).locator('h2 span').first()
  const backgrounds = await title.evaluate((element) =>
    ['::highlight(search)', null].map((part) => getComputedStyle(element, part).backgroundColor),
  )
  expect(new Set(backgrounds).size).toBe(2)
  const suggestion = page.getByRole('option').first()
  await expect(suggestion).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(suggestion).toHaveCSS('outline-style', 'solid')
})
