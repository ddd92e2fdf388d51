import type { Page } from '@playwright/test'
import { enlargeButton } from './support/enlargedPicture'
import { expect, test } from './support/fixtures'
import { atEveryWidth, edgesOf, horizontalOverflow, unreachableSideways } from './support/layoutChecks'
import { kanjivaram, publicPaths } from './support/products'
import { addToCart, openAsGuest, openPage, toasts } from './support/shopper'

// As when a browser translates the shop into Urdu.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dir = 'rtl'
    })
  }),
)

/** Where the mark that is painted as a background lies, and where the padding that it has. */
const starOf = (page: Page) =>
  page
    .getByRole('img', { name: /^Rated/ })
    .first()
    .evaluate((rating) => {
      const score = rating.firstElementChild ?? rating
      const { backgroundPositionX, paddingLeft, paddingRight } = getComputedStyle(score)
      return {
        backgroundPositionX,
        isRoomOnTheLeft: Number.parseFloat(paddingLeft) > Number.parseFloat(paddingRight),
      }
    })

test('the pages fit, with the star beside the rating', async ({ page }) => {
  test.slow()
  for (const path of publicPaths) {
    await openPage(page, path)
    await atEveryWidth(page, async (width) => {
      const at = `${path} at ${width} px`
      expect(await horizontalOverflow(page), at).toEqual({ by: 0, because: [] })
      expect(await unreachableSideways(page.locator('body')), at).toEqual([])
    })
  }
  for (const path of ['/products', `/products/${kanjivaram.id}`]) {
    await openPage(page, path)
    expect(await starOf(page)).toEqual({ backgroundPositionX: '0%', isRoomOnTheLeft: true })
  }
})

test('the enlarged picture is in the middle, and its arrows point outwards', async ({ page }) => {
  await openPage(page, `/products/${kanjivaram.id}`)
  await enlargeButton(page, kanjivaram).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Zoom 100%', { exact: true })).toBeVisible()
  const middleOf = ({ left, right }: { left: number; right: number }) => Math.round((left + right) / 2)
  await expect
    .poll(async () => middleOf(await edgesOf(dialog.locator('picture').last())))
    .toBe(middleOf(await edgesOf(dialog)))
  const previous = dialog.getByRole('button', { name: 'Previous picture' })
  const next = dialog.getByRole('button', { name: 'Next picture' })
  expect((await edgesOf(previous)).left).toBeGreaterThan((await edgesOf(next)).left)
  for (const button of [previous, next])
    await expect(button.locator('svg')).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)')
})

test('a toast has its button beside its text', async ({ page }) => {
  await openAsGuest(page, '/products')
  await addToCart(page, kanjivaram)
  const toast = toasts(page, 'Item Added to Cart!').last()
  const text = await edgesOf(toast.getByText('Item Added to Cart!'))
  const close = await edgesOf(toast.getByRole('button'))
  expect(close.right).toBeLessThanOrEqual(text.left)
})
