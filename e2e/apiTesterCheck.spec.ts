import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { atEveryWidth, cutOffText, horizontalOverflow } from './support/layoutChecks'
import { paithani } from './support/products'
import { visualOrderMismatches } from './support/readingOrder'
import { addToCart, expectCounts, expectToast, openAsGuest } from './support/shopper'

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

test('the API is as the contract says, and the shop in the tab is not touched', { tag: '@phone' }, async ({
  page,
}) => {
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
  expect(await session()).toBe(before)
})

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

  for (const scheme of ['Standard', 'Dark']) {
    await page.getByRole('radio', { name: scheme }).check()
    await atEveryWidth(page, async (width) => {
      await expect.poll(() => horizontalOverflow(page), `${width} px`).toEqual({ by: 0, because: [] })
      expect(await cutOffText(panel), `${width} px`).toEqual([])
      expect(await visualOrderMismatches(panel), `${width} px`).toEqual([])
      // Cards remain a table for screen readers.
      await expect(panel.getByRole('columnheader')).toHaveText(['Call', 'What', 'Expected', 'Got', 'Time'])
      if (width === 360 || width === 1440)
        await expectNoViolations(page, `the ${scheme} check at ${width} px`)
    })
  }

  await panel.getByRole('checkbox', { name: 'Only differences' }).check()
  await expect(rows).toHaveCount(3)
})
