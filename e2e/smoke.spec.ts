import { expect, test } from './fixtures'

test('the shop opens', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})
