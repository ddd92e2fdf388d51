import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { atEveryWidth, horizontalOverflow, layoutShifts, recordLayoutShifts } from './support/layoutChecks'
import { visualOrderMismatches } from './support/readingOrder'
import { expectPath, productTitles, search } from './support/shopper'

const COUNT = 600

test.use({ latencyAndProductCount: { perfN: COUNT, perfDelay: 0 } })

const cards = (page: Page) => page.getByRole('region', { name: 'Products' }).locator('li[aria-label]')
const linkAt = (page: Page, position: number) =>
  cards(page)
    .nth(position - 1)
    .getByRole('heading')
    .getByRole('link')
const more = (page: Page) => page.getByRole('button', { name: /^Show more/ })

async function openListing(page: Page): Promise<void> {
  await page.goto('/products')
  await expect(page.getByText(`48 of ${COUNT} products`, { exact: true })).toBeVisible()
}

test('a keyboard shows more cards, and goes on with the first new one', async ({ page }) => {
  await recordLayoutShifts(page)
  await openListing(page)
  await more(page).focus()
  await page.keyboard.press('Enter')
  await expect(linkAt(page, 49)).toBeFocused()
  await expect(linkAt(page, 49)).toBeInViewport()
  await expect(cards(page)).toHaveCount(96)
  await expect(page.getByText(`96 of ${COUNT} products shown`)).toBeAttached()
  expect((await layoutShifts(page)).total).toBeLessThan(0.001)
  await page.keyboard.press('Shift+Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('li')?.ariaLabel)).toBe(
    await cards(page).nth(47).getAttribute('aria-label'),
  )
})

test('Back from a product finds its card among those shown', { tag: '@phone' }, async ({ page }) => {
  await openListing(page)
  await more(page).click()
  await expect(cards(page)).toHaveCount(96)
  const title = String(await cards(page).nth(79).getAttribute('aria-label'))
  const id = await linkAt(page, 80).getAttribute('id')
  await linkAt(page, 80).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(cards(page)).toHaveCount(96)
  await page.getByRole('link', { name: `Back to ${title}` }).click()
  await expect(page.locator(`[id="${id}"]`)).toBeFocused()
  await expect(cards(page).nth(79).getByRole('heading')).toBeInViewport({ ratio: 1 })
  await expectPath(page, '/products')
})

test('a category can be shown to its end', async ({ page }) => {
  await openListing(page)
  await page.getByRole('checkbox', { name: 'Saree' }).check()
  await expect(page.getByText(`48 of ${COUNT} products`, { exact: true })).toBeHidden()
  for (let pages = 2; await more(page).isVisible(); pages += 1) {
    await more(page).click()
    await expect(linkAt(page, (pages - 1) * 48 + 1)).toBeFocused()
  }
  const titles = await productTitles(page).allTextContents()
  const ids = await cards(page)
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map(({ id }) => id))
  expect(new Set(ids).size).toBe(titles.length)
  await expect(page.getByText(`${titles.length} products`, { exact: true })).toBeVisible()
})

test('a search dims the former cards until it has its own', async ({ page }) => {
  await openListing(page)
  await search(page, 'aubergine paithani')
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByText('1 product shown')).toBeAttached()
  await search(page, 'nothing like it')
  await expect(page.getByText('No products to display!')).toBeVisible()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(page.getByText(`48 of ${COUNT} products`, { exact: true })).toBeVisible()
})

test('Show more is accessible, in reading order, and fits every viewport', async ({ page }) => {
  await openListing(page)
  await atEveryWidth(page, async (width) => {
    expect(await horizontalOverflow(page), `at ${width} px`).toEqual({ by: 0, because: [] })
    await expect(more(page), `at ${width} px`).toBeVisible()
  })
  expect(await visualOrderMismatches(page.getByRole('main'))).toEqual([])
  await more(page).scrollIntoViewIfNeeded()
  await expectNoViolations(page, 'Show more')
})
