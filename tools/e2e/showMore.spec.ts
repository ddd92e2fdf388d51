import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import {
  atEveryWidth,
  expectNoLayoutShift,
  horizontalOverflow,
  recordLayoutShifts,
} from './support/layoutChecks'
import { visualOrderMismatches } from './support/readingOrder'
import { productTitles } from './support/shopper'

const COUNT = 600

test.use({ performanceTestSettings: { perfN: COUNT, perfDelay: 0 } })

const more = (page: Page) => page.getByRole('button', { name: /^Show more/ })

test('a keyboard shows more cards, and goes on with the first new one, at every width', async ({ page }) => {
  await recordLayoutShifts(page)
  await page.goto('/products')
  await expect(page.getByText(`48 of ${COUNT} products`, { exact: true })).toBeVisible()
  await more(page).focus()
  await page.keyboard.press('Enter')
  const firstNew = productTitles(page).nth(48).getByRole('link')
  await expect(firstNew).toBeFocused()
  await expect(firstNew).toBeInViewport()
  await expect(productTitles(page)).toHaveCount(96)
  await expectNoLayoutShift(page)

  await atEveryWidth(page, async (width) => {
    expect(await horizontalOverflow(page), `at ${width} px`).toEqual({ by: 0, because: [] })
    await expect(more(page), `at ${width} px`).toBeVisible()
  })
  expect(await visualOrderMismatches(page.getByRole('main'))).toEqual([])
  await more(page).scrollIntoViewIfNeeded()
  await expectNoViolations(page, 'Show more')
})
