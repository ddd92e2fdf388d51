import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import {
  atEveryWidth,
  BOTTOM_BAR_BELOW,
  edgesOf,
  horizontalOverflow,
  overlaps,
  scrollToTheEnd,
  waitForContent,
} from './support/layoutChecks'
import { ikatKurti, kanjivaram, paithani, phulkari } from './support/products'
import { expectPath, measureToast, openCart, productItem } from './support/shopper'

const steps = [
  ['/cart', 'Checkout'],
  ['/checkout/userAddress', 'Next'],
  ['/checkout/orderSummary', 'Place Order'],
] as const

const primaryAction = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Price Details' })
    .getByRole(name === 'Checkout' ? 'link' : 'button', { name })

test('the total and the primary button stay in view at every width, with a very long title too', async ({
  page,
}) => {
  await openCart(page, [kanjivaram, paithani, ikatKurti, phulkari])
  const total = page.getByRole('definition').filter({ hasText: 'Rs. 61,580' })
  const last = page.getByRole('main').getByRole('listitem').last()
  const end = page.getByText('Totals count each product once, whatever its quantity')
  const progress = page.getByRole('navigation', { name: 'Checkout' })
  for (const [path, name] of steps) {
    await expectPath(page, path)
    await waitForContent(page)
    const action = primaryAction(page, name)
    // No seed has such a title, so the rendered one is replaced.
    const title = productItem(page, paithani).getByRole('heading').getByRole('link')
    if (path !== '/checkout/userAddress')
      await title.evaluate(
        (link, word) => link.replaceChildren(`${word} with a ${word}`),
        'Kanjivaram'.repeat(12),
      )
    await atEveryWidth(page, async (width) => {
      const at = `${path} at ${width} px`
      await expect.poll(() => horizontalOverflow(page), at).toEqual({ by: 0, because: [] })
      // The page is scrolled to the steps, to the last list item, and to the end of the prices.
      for (const part of [progress, last, end]) {
        await part.scrollIntoViewIfNeeded()
        await expect(action, at).toBeInViewport({ ratio: 1 })
        await expect(total, at).toBeInViewport({ ratio: 1 })
        await expect(action).toHaveCount(1)
        await expect(total).toHaveCount(1)
        const nav = await edgesOf(page.getByRole('navigation', { name: 'Main' }))
        if (width < BOTTOM_BAR_BELOW) expect((await edgesOf(action)).bottom).toBeLessThanOrEqual(nav.top)
      }
      await scrollToTheEnd(page)
      expect(await overlaps(page.getByRole('main')), `the end of ${at}`).toEqual([])
    })
    if (path === '/checkout/userAddress') await page.getByRole('radio').check()
    if (path !== '/checkout/orderSummary') await action.click()
  }
})

test('toasts appear above the primary button on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openCart(page, [kanjivaram, paithani])
  const { top } = await edgesOf(primaryAction(page, 'Checkout'))
  await productItem(page, kanjivaram).getByRole('button', { name: 'Move to Wishlist' }).click()
  await measureToast(page, 'Item Moved To Wishlist!', top - 1)
  expect((await edgesOf(primaryAction(page, 'Checkout'))).top).toBeGreaterThanOrEqual(top)
})
