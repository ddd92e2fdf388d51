import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/fixtures'

const dataOf = (page: Page) =>
  page.getByRole('region', { name: 'Response' }).getByRole('tree', { name: 'Data' })

const expectOk = (page: Page) =>
  expect(page.getByRole('status', { name: 'Status' }).getByText('200 OK', { exact: true })).toBeVisible()

test('the tester has a standard and a dark colour scheme', async ({ page }) => {
  await page.goto('/mockMan')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expectOk(page)
  const lightness = (locator: Locator) =>
    locator.evaluate((element) => {
      let background: Element | null = element
      // The tree is transparent: an ancestor has the background.
      while (background && getComputedStyle(background).backgroundColor === 'rgba(0, 0, 0, 0)')
        background = background.parentElement
      const parts = background ? getComputedStyle(background).backgroundColor.match(/\d+/g) : null
      return Math.max(...(parts ?? ['255']).slice(0, 3).map(Number))
    })
  await expect(page.getByRole('radio', { name: 'Standard' })).toBeChecked()
  expect(await lightness(dataOf(page))).toBeGreaterThan(200)
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect.poll(() => lightness(dataOf(page))).toBeLessThan(100)
  await expect.poll(() => lightness(page.getByRole('textbox', { name: 'Body' }))).toBeLessThan(100)
  await expectOk(page)
  expect(await lightness(page.getByRole('banner'))).toBeGreaterThan(200)
})
