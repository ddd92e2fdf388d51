import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { atEveryWidth, cutOffText, horizontalOverflow } from './support/layoutChecks'

const traffic = (page: Page) => page.getByRole('region', { name: 'Traffic' })
const calls = (page: Page) => traffic(page).getByRole('listitem')
const call = (page: Page, name: RegExp) => traffic(page).getByRole('button', { name }).first()

test('a call that is looked at, and the response to it when it is sent again, are scrolled to', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/mockMan')
  await call(page, /^GET \/api\/categories 200 OK [\d,]+ ms/).click()
  await expect(traffic(page).getByRole('heading', { name: 'GET /api/categories' })).toBeInViewport()
  await traffic(page).getByRole('button', { name: 'Send again' }).click()
  const response = page.getByRole('region', { name: 'Response' })
  await expect(response.getByRole('heading', { name: 'Response' })).toBeInViewport()
})

test('50 calls with long paths are accessible and fit every viewport', { tag: '@phone' }, async ({
  page,
}) => {
  test.slow()
  await page.goto('/mockMan')
  await page.evaluate(async (path) => {
    for (let index = 0; index < 50; index++) await fetch(`/api/${path}/${index}`)
  }, 'a-very-long-word'.repeat(12))
  await expect(calls(page)).toHaveCount(50)
  await call(page, /a-very-long-word/).click()
  await expect(traffic(page).getByRole('tree', { name: 'Data' })).toBeVisible()
  // The header would cover a part of the filter.
  await page.evaluate(() => scrollTo(0, 0))
  for (const scheme of ['Standard', 'Dark']) {
    await page.getByRole('radio', { name: scheme }).check()
    await expectNoViolations(page, `the traffic, ${scheme}`)
  }
  await atEveryWidth(page, async (width) => {
    expect.soft(await horizontalOverflow(page), `${width} px`).toEqual({ by: 0, because: [] })
    expect.soft(await cutOffText(traffic(page)), `${width} px`).toEqual([])
  })
})
