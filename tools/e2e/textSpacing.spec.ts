import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { atEveryWidth, cutOffText, horizontalOverflow } from './support/layoutChecks'
import { paithani, publicPaths } from './support/products'
import { checkOut, openCart, openPage } from './support/shopper'

/** The spacing of lines, letters, words and paragraphs that a page has to allow by WCAG 2.2, 1.4.12. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`

async function expectSpacedTextToFit(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, SPACING)
  await atEveryWidth(page, async (width) => {
    const at = `${page.url()} at ${width} px`
    expect.soft(await horizontalOverflow(page), at).toEqual({ by: 0, because: [] })
    expect.soft(await cutOffText(page.locator('body')), `cut off on ${at}`).toEqual([])
  })
}

test('texts that are spaced apart fit on every public page', async ({ page }) => {
  for (const path of publicPaths) {
    await openPage(page, path)
    await expectSpacedTextToFit(page)
  }
})

test('texts that are spaced apart fit in the cart and in the summary of an order', async ({ page }) => {
  await openCart(page, [paithani])
  await expectSpacedTextToFit(page)
  await checkOut(page)
  await expectSpacedTextToFit(page)
})
