import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { edgesOf, horizontalOverflow, scrollToTheEnd, waitForContent } from './support/layoutChecks'
import { kanjivaram, organzaLehenga, type Product } from './support/products'
import { expectPath, openProductFromList } from './support/shopper'

type Box = Awaited<ReturnType<typeof edgesOf>>

const enlargeButton = (page: Page, { title }: Product) =>
  page.getByRole('button', { name: `Enlarge the picture of ${title}` })
const dialogOf = (page: Page, { title }: Product) =>
  page.getByRole('dialog', { name: `Pictures of ${title}` })

async function openProduct(page: Page, product: Product): Promise<void> {
  await page.goto(`/products/${product.id}`)
  await waitForContent(page)
}

/** Enlarges the image to the full screen, and waits until it can be zoomed. */
async function enlarge(page: Page, product: Product) {
  await enlargeButton(page, product).click()
  return waitForEnlarged(page, product)
}

async function waitForEnlarged(page: Page, product: Product) {
  const dialog = dialogOf(page, product)
  const picture = dialog.getByRole('img')
  const size = (text: string) => expect(dialog.getByText(`Zoom ${text}`, { exact: true })).toBeVisible()
  await size('100%')
  const { left, right, top, bottom } = await edgesOf(picture)
  return { dialog, picture, size, middle: { x: (left + right) / 2, y: (top + bottom) / 2 } }
}

/** Waits until an element has reached a position. */
async function expectPosition(locator: Locator, expected: Partial<Box>, timeout = 20_000) {
  await expect
    .poll(
      async () => {
        const box = await edgesOf(locator)
        return Object.entries(expected).every(([edge, at]) => Math.abs(box[edge as keyof Box] - at) < 1)
      },
      { timeout },
    )
    .toBe(true)
}

/** Moves the pointer slightly around a point until the image has reached a position. */
async function pointAt(page: Page, x: number, y: number, picture: Locator, expected: Partial<Box>) {
  await expect(async () => {
    await page.mouse.move(x, y - 1)
    await page.mouse.move(x, y)
    // Each move starts the animation again: the next one must not come before its end, however slow the machine is.
    await expectPosition(picture, expected, 4_000)
  }).toPass({ timeout: 20_000 })
}

test('the product image and its buttons are in view on load', async ({ page }) => {
  for (const product of [kanjivaram, organzaLehenga]) {
    await openProduct(page, product)
    await expect(enlargeButton(page, product)).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Add to Wishlist' })).toBeInViewport({ ratio: 1 })
  }
})

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

test.describe('product page on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  const navBar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
  const cartButton = (page: Page) => page.getByRole('article').getByRole('button', { name: 'Add to cart' })
  const wishlistButton = (page: Page) =>
    page.getByRole('article').getByRole('button', { name: 'Add to Wishlist' })

  test('keeps its buttons above the bar at every width and scroll position', async ({ page }) => {
    await openProduct(page, kanjivaram)
    for (const [width, height] of [
      [320, 568],
      [360, 740],
      [560, 800],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const top of [0, 120, 240]) {
        await page.evaluate((y) => window.scrollTo(0, y), top)
        for (const button of [cartButton(page), wishlistButton(page)]) {
          const { bottom, left, right } = await edgesOf(button)
          expect(bottom).toBeLessThanOrEqual((await edgesOf(navBar(page))).top)
          expect(left).toBeGreaterThanOrEqual(0)
          expect(right).toBeLessThanOrEqual(width)
          await expect(button).toBeInViewport({ ratio: 1 })
        }
      }
      await expect(page.getByRole('article').getByRole('button', { name: 'Add to cart' })).toHaveCount(1)
      expect(await horizontalOverflow(page)).toEqual({ by: 0, because: [] })

      await scrollToTheEnd(page)
      const description = await edgesOf(page.getByRole('article').getByText(/^Three shuttles/))
      expect(description.bottom, `the buttons cover the description at ${width} px`).toBeLessThanOrEqual(
        (await edgesOf(cartButton(page))).top,
      )
    }
  })

  test('fits Remove from Wishlist into the bar', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/login')
    await page.getByRole('button', { name: 'Login as guest' }).click()
    await expect(page).not.toHaveURL(/login/)
    await openProduct(page, kanjivaram)
    const { top } = await edgesOf(cartButton(page))
    await wishlistButton(page).tap()
    const remove = page.getByRole('article').getByRole('button', { name: 'Remove from Wishlist' })
    await expect(remove).toBeInViewport({ ratio: 1 })
    expect((await edgesOf(cartButton(page))).top, 'the bar grows').toBe(top)
    expect(await horizontalOverflow(page)).toEqual({ by: 0, because: [] })
  })

  test('closes an enlarged image in every way, where it was and without a history entry', async ({
    page,
  }) => {
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
})

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

/** Records how many elements take part in each view transition by name, before and after the update. */
const countTransitionNames = (page: Page) =>
  page.addInitScript(() => {
    const counts: number[] = []
    Object.assign(window, { counts })
    const count = () => {
      const named = [...document.querySelectorAll('*')].filter((element) =>
        getComputedStyle(element).viewTransitionName.startsWith('-products-'),
      )
      counts.push(named.length)
    }
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (given) => {
      const update = typeof given === 'function' ? given : given?.update
      count()
      return start(async () => {
        await update?.()
        count()
      })
    }
  })

test('the image transitions between its card and the product page', async ({ page }) => {
  await countTransitionNames(page)
  await page.goto('/products')
  const card = page.getByRole('link', { name: kanjivaram.title, exact: true })
  const counts = () => page.evaluate(() => Reflect.get(window, 'counts'))
  await card.click()
  await expect(page.getByRole('heading', { level: 1, name: kanjivaram.title })).toBeFocused()
  await expect.poll(counts).toEqual([1, 1])
  await page.goBack()
  await expect(card).toBeVisible()
  await expect.poll(counts).toEqual([1, 1, 1, 1])
  await page.goForward()
  await expect(enlargeButton(page, kanjivaram)).toBeVisible()
  await expect.poll(counts).toEqual([1, 1, 1, 1, 1, 1])
  // Other navigations do not transition the image.
  await page.getByRole('link', { name: 'Resham' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'The feeling of luxury' })).toBeVisible()
  expect(await counts()).toHaveLength(6)
})
