import { expectNoViolations } from './support/axe'
import {
  dialogOf,
  enlarge,
  enlargeButton,
  expectPosition,
  openProduct,
  pointAt,
  waitForEnlarged,
} from './support/enlargedPicture'
import { expect, test } from './support/fixtures'
import { edgesOf, horizontalOverflow } from './support/layoutChecks'
import { kanjivaram } from './support/products'

test('a mouse zooms by clicks and by its wheel, and moves the image', async ({ page }) => {
  await openProduct(page, kanjivaram)
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

test('the keyboard zooms, pans and closes the image, and the focus returns', async ({ page }) => {
  await openProduct(page, kanjivaram)
  await enlargeButton(page, kanjivaram).focus()
  await page.keyboard.press('Enter')
  const { dialog, picture, size } = await waitForEnlarged(page, kanjivaram)
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

  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Zoom out' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await size('175%')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(enlargeButton(page, kanjivaram)).toBeFocused()
})

test('the largest image is loaded only when it is enlarged', async ({ page }) => {
  // Narrow, so that the page itself loads a small image.
  await page.setViewportSize({ width: 360, height: 740 })
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await openProduct(page, kanjivaram)
  const isZoomCode = expect.stringMatching(/\/zoom\.\w+\.js$/)
  expect(requested).not.toContainEqual(isZoomCode)
  await enlargeButton(page, kanjivaram).hover()
  await expect.poll(() => requested).toContainEqual(isZoomCode)
  const { picture } = await enlarge(page, kanjivaram)
  const largest = await picture.evaluate((image: HTMLImageElement) =>
    Math.max(...[...image.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))),
  )
  // The browser chooses one of them after the picture is added to the page.
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(new RegExp(`-${largest}\\.\\w+$`))
})

test('the image is enlarged even when the zoom code fails to load', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/)
  await openProduct(page, kanjivaram)
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

test('the page behind an enlarged image does not scroll', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 360, height: 500 })
  await openProduct(page, kanjivaram)
  const top = () => page.evaluate(() => window.scrollY)
  await page.evaluate(() => window.scrollTo(0, 40))
  await enlargeButton(page, kanjivaram).scrollIntoViewIfNeeded()
  const before = await top()
  expect(before).toBeGreaterThan(0)
  const { dialog } = await enlarge(page, kanjivaram)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.mouse.move(100, 20)
  await page.mouse.wheel(0, 300)
  for (const key of ['PageDown', 'End', 'ArrowDown']) await page.keyboard.press(key)
  expect(await horizontalOverflow(page)).toEqual({ by: 0, because: [] })
  await expectNoViolations(page, 'an enlarged image')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  expect(await top()).toBe(before)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
})

test.describe('enlarged image with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('zooms without an animation', async ({ page }) => {
    await openProduct(page, kanjivaram)
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
