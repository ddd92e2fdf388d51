import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { productTitles, search } from './support/shopper'

// 20,000 products on the reference server: more than the shop loads, so the server filters.

test.use({ products: 20_000 })

test('a shopper browses, filters and searches 20,000 products', async ({ page }) => {
  await page.goto('/products')
  await expect(page.getByText('48 of more than 10,000 products', { exact: true })).toBeVisible()
  await expect(productTitles(page)).toHaveCount(48)
  await page.getByRole('checkbox', { name: 'Kurti' }).check()
  await page.getByRole('radio', { name: 'High to Low' }).check()
  await expect(page.getByText(/^48 of \d,\d{3} products$/)).toBeVisible()
  for (const title of await productTitles(page).allTextContents()) expect(title).toMatch(/Kurti|\.\.\./)
  await expect(page).toHaveURL('/products?category=Kurti&sortby=highToLow')
  await expectNoViolations(page, 'a page of 20,000 products')

  await search(page, 'pearl muga')
  await expect(productTitles(page).first()).toContainText('Pearl Muga Kurti')
  await search(page, 'nothing like it')
  await expect(page.getByText('No products to display!')).toBeVisible()
})
