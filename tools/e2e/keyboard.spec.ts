import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { waitForContent } from './support/layoutChecks'
import { paithani } from './support/products'
import { content, openCart, openPage } from './support/shopper'

type TabStop = { name: string; hasOutline: boolean; isVisible: boolean; isBody: boolean }

/** The focused element: whether it has an outline, and whether anything covers it. */
function focusedStop(page: Page): Promise<TabStop> {
  return page.evaluate(() => {
    const focused = document.activeElement ?? document.body
    const isOutline = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    // The link of a card covers the card with a pseudo-element, which has the outline.
    const styles = [null, '::before', '::after'].map((pseudo) => getComputedStyle(focused, pseudo))
    const { top, left, bottom, width, height } = focused.getBoundingClientRect()
    const isPointVisible = (y: number) => {
      const above = document.elementFromPoint(left + width / 2, y)
      return above !== null && (focused.contains(above) || above.contains(focused))
    }
    // A bar would cover the lower edge; an image may be taller than the viewport.
    const lowest = height > innerHeight / 2 ? top + height / 2 : bottom - 2
    return {
      name:
        focused.getAttribute('aria-label') ??
        (focused.textContent?.trim() || focused.getAttribute('name') || focused.tagName),
      hasOutline: styles.some(isOutline),
      isVisible: [top + Math.min(height / 2, 20), lowest].every(isPointVisible),
      isBody: focused === document.body,
    }
  })
}

/** Tabs through a whole page and back; expects every tab stop to be visible. Returns their number. */
async function expectVisibleStops(page: Page): Promise<number> {
  await waitForContent(page)
  const goThrough = async (key: string, most: number): Promise<number> => {
    for (let count = 0; ; count++) {
      if (count === most) return count
      await page.keyboard.press(key)
      const { name, hasOutline, isVisible, isBody } = await focusedStop(page)
      // After the last stop the focus leaves the page.
      if (isBody) return count
      expect.soft(hasOutline, `no outline around '${name}' on ${page.url()}`).toBe(true)
      expect.soft(isVisible, `something covers '${name}' on ${page.url()}, with ${key}`).toBe(true)
    }
  }
  const count = await goThrough('Tab', 300)
  // Not every release of Chromium leaves the page at the top: some go on at its end.
  await goThrough('Shift+Tab', count)
  return count
}

test('the skip link appears on focus and skips the header', async ({ page }) => {
  await openPage(page, '/products')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(skip).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Clear', exact: true })).toBeFocused()
})

for (const path of ['/', '/products', `/products/${paithani.id}`, '/login', '/signup', '/mockMan']) {
  test(`every tab stop on ${path} is visible`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(path)
    const count = await expectVisibleStops(page)
    const outside = page.locator(':is(a[href], button, input):not(main *):visible')
    expect(count).toBeGreaterThan(await outside.count())
  })
}

test('every tab stop in the cart and in the address step is visible', { tag: '@phone' }, async ({ page }) => {
  await openCart(page, [paithani])
  // The test presses Tab only after the navigation has focused the content.
  await expect(content(page, /^MY CART/)).toBeFocused()
  // The toast covers the footer for three seconds.
  await expect(page.getByText('Item Added to Cart!')).toBeHidden()
  await expectVisibleStops(page)
  await page.getByRole('link', { name: 'Checkout' }).click()
  await expect(content(page, 'Shipping Address')).toBeFocused()
  await expectVisibleStops(page)
})
