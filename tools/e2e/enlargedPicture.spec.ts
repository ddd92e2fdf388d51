import type { Page } from '@playwright/test'
import {
  dialogOf,
  enlarge,
  enlargeButton,
  expectPosition,
  pointAt,
  waitForEnlarged,
} from './support/enlargedPicture'
import { expect, test } from './support/fixtures'
import { edgesOf, horizontalOverflow } from './support/layoutChecks'
import { kanjivaram } from './support/products'
import { openPage } from './support/shopper'

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

test('a mouse zooms by clicks and by its wheel, and moves the image', async ({ page }) => {
  await openPage(page, `/products/${kanjivaram.id}`)
  const { dialog, picture, size, middle } = await enlarge(page, kanjivaram)
  const initial = await edgesOf(picture)
  const press = (name: string) => dialog.getByRole('button', { name })

  await test.step('a click zooms in, the image follows the pointer, and another click zooms out', async () => {
    await page.mouse.click(middle.x, middle.y)
    await size('250%')
    const near = await edgesOf(picture)
    expect(near.right - near.left).toBeCloseTo(2.5 * (initial.right - initial.left), 0)
    const { left, right } = await edgesOf(dialog)
    await pointAt(page, left + 20, middle.y, picture, { left })
    await pointAt(page, right - 20, middle.y, picture, { right })
    await pointAt(page, right - 20, initial.bottom - 10, picture, { right, bottom: initial.bottom })
    await page.mouse.click(middle.x, middle.y)
    await size('100%')
    await expectPosition(picture, initial)
    await expect(press('Zoom out')).toHaveAttribute('aria-disabled', 'true')
  })

  await test.step('the wheel zooms at the pointer, between minimum and maximum', async () => {
    await page.mouse.wheel(0, -100)
    await size('150%')
    for (const _notch of [1, 2, 3, 4, 5, 6]) await page.mouse.wheel(0, -100)
    await size('400%')
    await expect(press('Zoom in')).toHaveAttribute('aria-disabled', 'true')
    for (const _notch of [1, 2, 3, 4, 5, 6, 7]) await page.mouse.wheel(0, 100)
    await size('100%')
    await expectPosition(picture, initial)
  })

  await test.step('a double click zooms once, quick or slow', async () => {
    await page.mouse.dblclick(middle.x, middle.y)
    await size('250%')
    await page.keyboard.press('0')
    await size('100%')
    await page.mouse.click(middle.x, middle.y)
    await size('250%')
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    // If the second click had zoomed out, this would start at 100%.
    await page.keyboard.press('+')
    await size('325%')
    await page.keyboard.press('0')
    await size('100%')
  })

  await test.step('a dragged image does not follow the pointer', async () => {
    await page.mouse.click(middle.x, middle.y)
    await size('250%')
    const { left, top } = await edgesOf(picture)
    await page.mouse.down()
    await page.mouse.move(middle.x + 10, middle.y + 60, { steps: 4 })
    await page.mouse.up()
    await expectPosition(picture, { left: left + 10, top: top + 60 })
    await page.mouse.move(middle.x - 200, middle.y, { steps: 4 })
    await expectPosition(picture, { left: left + 10, top: top + 60 })
    await size('250%')
  })
})

test('the keyboard zooms and pans the image', async ({ page }) => {
  await openPage(page, `/products/${kanjivaram.id}`)
  await enlargeButton(page, kanjivaram).focus()
  await page.keyboard.press('Enter')
  const { dialog, picture, size } = await waitForEnlarged(page, kanjivaram)
  await expect(dialog.getByRole('heading')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  for (const reached of ['175%', '250%', '325%', '400%']) {
    await page.keyboard.press('+')
    await size(reached)
  }
  await page.keyboard.press('-')
  await size('325%')

  const { left, top } = await edgesOf(picture)
  await page.keyboard.press('ArrowDown')
  await expectPosition(picture, { left, top: top - 96 })
  await page.keyboard.press('ArrowRight')
  await expectPosition(picture, { left: left - 96, top: top - 96 })
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('0')
  await size('100%')
})

test('the zoom code is loaded when the pointer comes to the button', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await openPage(page, `/products/${kanjivaram.id}`)
  const isZoomCode = expect.stringMatching(/\/zoom\.\w+\.js$/)
  expect(requested).not.toContainEqual(isZoomCode)
  await enlargeButton(page, kanjivaram).hover()
  await expect.poll(() => requested).toContainEqual(isZoomCode)
})

test('the image is enlarged even when the zoom code fails to load', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/)
  await openPage(page, `/products/${kanjivaram.id}`)
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await enlargeButton(page, kanjivaram).click()
  const dialog = dialogOf(page, kanjivaram)
  await expect(dialog.getByRole('img')).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByRole('button', { name: 'Zoom in' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(enlargeButton(page, kanjivaram)).toBeFocused()

  await page.unroute(/\/assets\/.*\.js$/)
  await enlarge(page, kanjivaram)
})

test('the page behind an enlarged image does not scroll, in whatever way the image is closed', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 360, height: 500 })
  await openPage(page, `/products/${kanjivaram.id}`)
  const measure = () => page.evaluate(() => [window.scrollY, document.documentElement.scrollHeight])
  await page.evaluate(() => window.scrollTo(0, 40))
  await enlargeButton(page, kanjivaram).scrollIntoViewIfNeeded()
  const before = await measure()
  expect(before[0]).toBeGreaterThan(0)
  const dialog = dialogOf(page, kanjivaram)
  for (const [how, close] of [
    ['Back', () => page.goBack()],
    ['Escape', () => page.keyboard.press('Escape')],
    ['the Close button', () => dialog.getByRole('button', { name: 'Close' }).click()],
  ] as const)
    await test.step(how, async () => {
      await enlarge(page, kanjivaram)
      await page.mouse.move(100, 20)
      await page.mouse.wheel(0, 300)
      for (const key of ['PageDown', 'End', 'ArrowDown']) await page.keyboard.press(key)
      expect(await horizontalOverflow(page)).toEqual({ by: 0, because: [] })
      await close()
      await expect(dialog).toBeHidden()
      await expect(enlargeButton(page, kanjivaram)).toBeFocused()
      expect(await measure()).toEqual(before)
    })
})

test.describe('enlarged image with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('zooms without an animation', async ({ page }) => {
    await openPage(page, `/products/${kanjivaram.id}`)
    const { picture } = await enlarge(page, kanjivaram)
    const { left, right } = await edgesOf(picture)
    const zoomedWidth = await picture.evaluate(async (image) => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: '+' }))
      for (const _frame of [1, 2, 3]) await new Promise(requestAnimationFrame)
      return image.getBoundingClientRect().width
    })
    expect(zoomedWidth).toBeCloseTo(1.75 * (right - left), 0)
  })
})

test.describe('enlarged image on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('zooms on tap and pinch, and pans with one finger', async ({ page }) => {
    await openPage(page, `/products/${kanjivaram.id}`)
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
})
