import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { atEveryWidth, edgesOf, horizontalOverflow } from './support/layoutChecks'
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
    // The list of the last keys may not be there yet.
    await expectOther(options(page).filter({ hasText: paithani.title }), `/products/${paithani.id}`)
    await expect(field(page)).toBeFocused()
    await expect(page).toHaveURL('/products?search=paithani')
    await field(page).fill('banarsi')
    await expect(options(page)).toHaveText(['Did you mean banarasi?'])
    await expectOther(options(page).first(), '/products?search=banarasi')
    await page.keyboard.press('Escape')
    await expectOther(page.getByRole('link', { name: 'Did you mean banarasi?' }), '/products?search=banarasi')
    await expect(page).toHaveURL('/products?search=banarsi')
  })

/** The texts that are marked as found. */
const markedTexts = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('search') ?? [])].map((range) => `${range}`).sort())

test('what a search finds is marked, in a title that is cut and in suggestions too, and follows the text', async ({
  page,
}) => {
  await openPage(page, '/products')
  await field(page).pressSequentially('pAithani saree')
  await expect(options(page)).toHaveText([/^Aubergine Paithani Saree/])
  // On the card, and in the suggestion.
  await expect.poll(() => markedTexts(page)).toEqual(['Paithani', 'Paithani', 'Saree', 'Saree'])
  await field(page).fill('kanjivaram temple')
  await expect(productTitles(page)).toHaveCount(1)
  // The card's title is cut before 'Temple'.
  await expect.poll(() => markedTexts(page)).toEqual(['Kanjivaram', 'Kanjivaram', 'Temple'])
  await field(page).fill('sarees')
  // 'Kumkum Kanjivaram Silk Sar...'
  await expect.poll(() => markedTexts(page)).toContain('Sar')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect.poll(() => markedTexts(page)).toEqual([])
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
