import type { Page } from '@playwright/test'
import {
  dialogOf,
  enlargeButton,
  expectPosition,
  openProduct,
  waitForEnlarged,
} from './support/enlargedPicture'
import { expect, test } from './support/fixtures'
import { edgesOf } from './support/layoutChecks'
import { kanjivaram } from './support/products'
import { expectPath, openProductFromList } from './support/shopper'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

type Points = readonly (readonly [x: number, y: number])[]

/** Dispatches a touch gesture with one or more fingers. */
async function touch(page: Page, from: Points, to: Points): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const at = (progress: number) =>
    from.map(([x, y], id) => {
      const [endX, endY] = to[id] ?? [x, y]
      return { id, x: x + (endX - x) * progress, y: y + (endY - y) * progress }
    })
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (const progress of [0.2, 0.4, 0.6, 0.8, 1]) {
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(progress) })
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('closes an enlarged image in every way, where it was and without a history entry', async ({ page }) => {
  await page.goto('/products')
  await openProductFromList(page, kanjivaram)
  // The page is scrolled to its top before its heading gets the focus.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.setViewportSize({ width: 360, height: 500 })
  const top = () => page.evaluate(() => window.scrollY)
  await page.evaluate(() => window.scrollTo(0, 40))
  // As Playwright does before a tap.
  await enlargeButton(page, kanjivaram).scrollIntoViewIfNeeded()
  const before = await top()
  expect(before).toBeGreaterThan(0)
  const dialog = dialogOf(page, kanjivaram)
  for (const [how, close] of [
    ['Back', () => page.goBack()],
    ['Escape', () => page.keyboard.press('Escape')],
    ['the Close button', () => dialog.getByRole('button', { name: 'Close' }).tap()],
  ] as const)
    await test.step(how, async () => {
      await enlargeButton(page, kanjivaram).tap()
      await waitForEnlarged(page, kanjivaram)
      await close()
      await expect(dialog).toBeHidden()
      await expect(enlargeButton(page, kanjivaram)).toBeFocused()
      expect(await top()).toBe(before)
      await expectPath(page, `/products/${kanjivaram.id}`)
    })

  await test.step('Back, after a reload', async () => {
    await enlargeButton(page, kanjivaram).tap()
    await waitForEnlarged(page, kanjivaram)
    await page.reload()
    await waitForEnlarged(page, kanjivaram)
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(enlargeButton(page, kanjivaram)).toBeFocused()
    await expectPath(page, `/products/${kanjivaram.id}`)
  })

  await page.goBack()
  await expectPath(page, '/products')
})

test('zooms on tap and pinch, and pans with one finger', async ({ page }) => {
  await openProduct(page, kanjivaram)
  await enlargeButton(page, kanjivaram).tap()
  const { picture, size, middle } = await waitForEnlarged(page, kanjivaram)
  await page.touchscreen.tap(middle.x, middle.y)
  await size('250%')
  const before = await edgesOf(picture)
  await touch(page, [[middle.x, middle.y]], [[middle.x + 50, middle.y + 30]])
  await expectPosition(picture, { left: before.left + 50, top: before.top + 30 })
  await page.touchscreen.tap(middle.x, middle.y)
  await size('100%')

  const fingers = (gap: number) => [-gap, gap].map((offset) => [middle.x + offset, middle.y] as const)
  await touch(page, fingers(40), fingers(80))
  await size('200%')
})
