import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { SCRIPTS } from './support/hydration'
import { atEveryWidth, edgesOf, horizontalOverflow } from './support/layoutChecks'
import { holdBack } from './support/network'
import { paithani } from './support/products'
import { openPage, productTitles } from './support/shopper'

const PHONE = { width: 360, height: 740 }

const field = (page: Page) => page.getByRole('combobox', { name: 'Search products' })
const options = (page: Page) => page.getByRole('listbox', { name: 'Search products' }).getByRole('option')

test('the suggestions are accessible, and fit every viewport', async ({ page }) => {
  await openPage(page, '/products')
  await field(page).focus()
  await page.keyboard.type('saree')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expectNoViolations(page, 'the search with its suggestions')
  await atEveryWidth(page, async (width) => {
    const list = await edgesOf(page.getByRole('listbox'))
    expect(list.left, `${width} px`).toBeGreaterThanOrEqual(0)
    expect(list.right, `${width} px`).toBeLessThanOrEqual(width)
    expect(await horizontalOverflow(page)).toEqual({ by: 0, because: [] })
    await expect(options(page).last(), `${width} px`).toBeInViewport({ ratio: 1 })
  })
  await page.setViewportSize(PHONE)
  await expectNoViolations(page, 'the search with its suggestions on a phone')
})

test('a search that finds nothing asks what was meant, and fits every viewport', async ({ page }) => {
  await openPage(page, '/products?search=kanjeevram+sari&price=50000')
  const proposal = page.getByRole('link', { name: 'Did you mean kanjivaram saree?' })
  await expect(proposal).toBeVisible()
  await expectNoViolations(page, 'a search that finds nothing')
  await atEveryWidth(page, async () => {
    expect(await horizontalOverflow(page)).toEqual({ by: 0, because: [] })
  })
  await field(page).press('End')
  await page.keyboard.type(' ')
  await expect(options(page)).toHaveText(['Did you mean kanjivaram saree?'])
  await expectNoViolations(page, 'the proposal of the search box')
  await proposal.click()
  await expect(productTitles(page)).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveURL('/products?search=kanjivaram+saree&price=50000')
})

for (const [what, click] of Object.entries({
  Ctrl: { modifiers: ['ControlOrMeta'] },
  Shift: { modifiers: ['Shift'] },
  'the middle button': { button: 'middle' },
} satisfies Record<string, Parameters<Locator['click']>[0]>))
  test(`a suggestion and a proposal open another tab with ${what}, and the list stays`, async ({ page }) => {
    const expectOther = async (link: Locator, url: string) => {
      const opened = page.context().waitForEvent('page')
      await link.click(click)
      const other = await opened
      // For `toHaveURL` the navigation of such a tab never ends in an old headless Chromium.
      await expect.poll(() => other.url()).toBe(new URL(url, page.url()).href)
      await other.close()
      await page.bringToFront()
      await expect(link).toBeVisible()
    }
    await openPage(page, '/')
    await field(page).focus()
    await page.keyboard.type('paithani')
    await expectOther(options(page).last(), `/products/${paithani.id}`)
    await expect(field(page)).toBeFocused()
    await expect(page).toHaveURL('/products?search=paithani')
    await field(page).fill('banarsi')
    await expectOther(options(page).first(), '/products?search=banarasi')
    await page.keyboard.press('Escape')
    await expectOther(page.getByRole('link', { name: 'Did you mean banarasi?' }), '/products?search=banarasi')
    await expect(page).toHaveURL('/products?search=banarsi')
  })

test('typing keeps text and focus while the suggestions load', async ({ page }) => {
  await openPage(page, '/products')
  const release = await holdBack(page, SCRIPTS)
  const requested = page.waitForRequest('**/assets/suggestions.*')
  await field(page).focus()
  await page.keyboard.type('paithani')
  await expect(productTitles(page)).toHaveCount(1)
  await requested
  await field(page).evaluate((input) => input.setAttribute('data-marked', 'yes'))
  await expect(options(page)).toHaveCount(0)
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  release()
  await expect(options(page).first()).toBeVisible()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('paithani')
  await expect(field(page)).toHaveAttribute('data-marked', 'yes')
})

test('the search works when the suggestions fail to load, and its next use loads them', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/, /net::ERR_FAILED/)
  await openPage(page, '/products')
  await page.route('**/assets/*.js', (route) => route.abort())
  await field(page).focus()
  await page.keyboard.type('paithani')
  await expect(productTitles(page)).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/products?search=paithani')
  // The field announces no list of suggestions, and Escape still clears it.
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Backspace')
  await expect(productTitles(page)).toHaveCount(1)
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(field(page)).not.toHaveAttribute('aria-controls')
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('')
  await page.unroute('**/assets/*.js')
  await field(page).blur()
  await field(page).fill('paithani')
  await expect(options(page).first()).toBeVisible()
})

test('a page with the longest search can be reloaded', async ({ page }) => {
  await openPage(page, '/products')
  await field(page).fill('साड़ी '.repeat(4_000))
  await expect(page).toHaveURL(/search=/)
  expect((await page.reload())?.status()).toBe(200)
  await expect(field(page)).toHaveValue('साड़ी '.repeat(4_000).slice(0, 200))
})

test('one press of Clear empties a search that came with the URL', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openPage(page, '/products?search=paithani')
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(field(page)).toHaveValue('')
  await expect(field(page)).toBeFocused()
  await expect(productTitles(page)).toHaveCount(20)
})
