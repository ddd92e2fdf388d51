import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { atEveryWidth, horizontalOverflow } from './support/layoutChecks'

const openList = (page: Page) => page.getByRole('button', { name: 'Calls of the API' }).click()

test('the build contains the OpenAPI document of these calls', async ({ page }) => {
  await page.goto('/mockMan')
  await page.getByRole('link', { name: 'OpenAPI document' }).click()
  const { openapi, paths } = JSON.parse((await page.locator('body').textContent()) ?? '')
  expect(openapi).toBe('3.1.0')
  expect(Object.keys(paths)).toContain('/user/cart/{productId}')
})

for (const scheme of ['Standard', 'Dark']) {
  test(`the open list of calls is accessible and fits, ${scheme}`, { tag: '@phone' }, async ({ page }) => {
    await page.goto('/mockMan')
    await page.getByLabel(scheme, { exact: true }).check()
    await openList(page)
    await expect(page.getByRole('listbox')).toBeVisible()
    await expectNoViolations(page, 'the open list of calls')
    await page.getByRole('option', { name: /Increments or decrements/ }).click()
    await expectNoViolations(page, 'a call with a path parameter')
    await atEveryWidth(page, async (width) => {
      const { by, because } = await horizontalOverflow(page)
      expect(by, `${because.join(', ')} at ${width} px`).toBeLessThanOrEqual(0)
    })
  })
}
