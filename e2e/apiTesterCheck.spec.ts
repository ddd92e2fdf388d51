import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { atEveryWidth, cutOffText, horizontalOverflow } from './support/layoutChecks'
import { paithani } from './support/products'
import { visualOrderMismatches } from './support/readingOrder'
import { addToCart, expectCounts, expectToast, openAsGuest, toasts } from './support/shopper'

// The browser logs the errors that the check provokes on a real server.
test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/status of 4\d\d/)
})

function panelOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Check the API' })
}

async function run(page: Page): Promise<void> {
  await panelOf(page).getByRole('button', { name: 'Run the check' }).click()
}

async function expectResult(page: Page, text: RegExp): Promise<void> {
  await expect(panelOf(page).getByRole('status')).toHaveText(text, { timeout: 60_000 })
}

/** Lets one response deviate: a decrement at 1 leads to 0. */
async function plantDeviation(page: Page): Promise<void> {
  await page.evaluate(() => {
    const send = window.fetch
    window.fetch = async (input, init) => {
      const response = await send(input, init)
      if (!String(init?.body).includes('decrement')) return response
      const { cart } = await response.json()
      const changed = cart.map((line: { qty: number }) => (line.qty === 1 ? { ...line, qty: 0 } : line))
      return new Response(JSON.stringify({ cart: changed }), {
        status: 200,
        headers: { 'content-type': 'application/json' },
      })
    }
  })
}

test('the API is as the contract says, and the shop in the tab is not touched', async ({ page }) => {
  await openAsGuest(page, '/products')
  await addToCart(page, paithani)
  await expectToast(page, 'Item Added to Cart!')
  await page.goto('/mockMan')
  await expectCounts(page, { cart: 1, wishlist: 0 })
  const session = () => page.evaluate(() => localStorage.getItem('loginItems'))
  const before = await session()
  await run(page)
  await expectResult(page, /^All \d+ rows as the contract says\.$/)
  const table = panelOf(page).getByRole('table', { name: 'Rows of the contract' })
  await expect(table.getByRole('row').last()).toContainText('all empty')
  await expect(table.getByText('Differs:')).toHaveCount(0)
  await panelOf(page).getByRole('checkbox', { name: 'Only differences' }).check()
  await expect(panelOf(page).getByText('No row differs.')).toBeVisible()
  await expectCounts(page, { cart: 1, wishlist: 0 })
  for (const text of ['Item Added to Cart!', 'Item Added to Wishlist!', 'Order Placed Successfully'])
    await expect(toasts(page, text)).toHaveCount(0)
  expect(await session()).toBe(before)
})

/** Removes all rows but the longest of each column, of either kind: 130 rows take long to measure. */
async function keepDistinctRows(table: Locator): Promise<void> {
  await table.locator('tbody').evaluate((body) => {
    const rows = [...body.children]
    const isDiffering = (row: Element) => Boolean(row.textContent?.includes('Differs:'))
    const longestWord = (text: string) => Math.max(...text.split(/\s/).map((word) => word.length))
    const kept = new Set([rows[0], rows.at(-1)])
    for (const kind of [rows.filter(isDiffering), rows.filter((row) => !isDiffering(row))])
      for (const column of [0, 1, 2, 3, 4])
        for (const measure of [longestWord, (text: string) => text.length]) {
          const lengthOf = (row: Element) => measure(row.children[column]?.textContent ?? '')
          kept.add(kind.reduce((longest, row) => (lengthOf(row) > lengthOf(longest) ? row : longest)))
        }
    for (const row of rows) if (!kept.has(row)) row.remove()
  })
}

test('a planted deviation is found, and the table can be read at every width', async ({ page }) => {
  await page.goto('/mockMan')
  await plantDeviation(page)
  await run(page)
  await expectResult(page, /^2 of \d+ rows differ\.$/)
  const panel = panelOf(page)
  const rows = panel.getByRole('table').getByRole('row')
  await expect(rows.filter({ hasText: 'changes nothing when it decrements at 1' })).toContainText(
    'Differs: 200, but cart[1].qty is 0 instead of at least 1',
  )

  const onlyDifferences = panel.getByRole('checkbox', { name: 'Only differences' })
  await onlyDifferences.check()
  await expect(rows).toHaveCount(3)
  await onlyDifferences.uncheck()

  await keepDistinctRows(panel.getByRole('table'))
  await page.getByRole('radio', { name: 'Dark' }).check()
  await atEveryWidth(page, async (width) => {
    await expect.poll(() => horizontalOverflow(page), `${width} px`).toEqual({ by: 0, because: [] })
    expect(await cutOffText(panel), `${width} px`).toEqual([])
    expect(await visualOrderMismatches(panel), `${width} px`).toEqual([])
    // Cards remain a table for screen readers.
    await expect(panel.getByRole('columnheader')).toHaveText(['Call', 'What', 'Expected', 'Got', 'Time'])
  })
  // The colours do not depend on the width: either scheme, and either layout.
  await expectNoViolations(page, 'the dark table')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('radio', { name: 'Standard' }).check()
  await expectNoViolations(page, 'the standard cards')
})
