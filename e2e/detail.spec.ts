import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from './axe'
import { expect, test } from './fixtures'
import { type Garment, kanjivaram, organzaLehenga } from './garments'
import { boxOf, scrollToTheEnd, settled, sideways } from './measures'

type Box = Awaited<ReturnType<typeof boxOf>>

const opener = (page: Page, { title }: Garment) =>
  page.getByRole('button', { name: `Enlarge the picture of ${title}` })
const dialogOf = (page: Page, { title }: Garment) =>
  page.getByRole('dialog', { name: `Pictures of ${title}` })

async function see(page: Page, garment: Garment): Promise<void> {
  await page.goto(`/products/${garment.id}`)
  await settled(page)
}

/** Opens the picture on the whole screen, until it can be zoomed. */
async function enlarge(page: Page, garment: Garment) {
  await opener(page, garment).click()
  return enlarged(page, garment)
}

async function enlarged(page: Page, garment: Garment) {
  const dialog = dialogOf(page, garment)
  const picture = dialog.getByRole('img')
  const size = (text: string) => expect(dialog.getByText(`Size ${text}`, { exact: true })).toBeVisible()
  await size('100%')
  const { left, right, top, bottom } = await boxOf(picture)
  return { dialog, picture, size, middle: { x: (left + right) / 2, y: (top + bottom) / 2 } }
}

/** Waits until something is where it is going to be. */
async function expectToRestAt(locator: Locator, expected: Partial<Box>) {
  await expect
    .poll(async () => {
      const box = await boxOf(locator)
      return Object.entries(expected).every(([edge, at]) => Math.abs(box[edge as keyof Box] - at) < 1)
    })
    .toBe(true)
}

/** Holds the pointer at a point, as a hand does, which is never quite still, until something is where it belongs. */
async function pointAt(page: Page, x: number, y: number, picture: Locator, expected: Partial<Box>) {
  await expect(async () => {
    await page.mouse.move(x, y - 1)
    await page.mouse.move(x, y)
    const box = await boxOf(picture)
    for (const [edge, at] of Object.entries(expected))
      expect(Math.abs(box[edge as keyof Box] - at)).toBeLessThan(1)
  }).toPass({ intervals: [100], timeout: 20_000 })
}

test('the whole garment and its buttons are on the first screen', async ({ page }) => {
  for (const garment of [kanjivaram, organzaLehenga]) {
    await see(page, garment)
    await expect(opener(page, garment)).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Add to Wishlist' })).toBeInViewport({ ratio: 1 })
  }
})

test('a click zooms, the picture follows the pointer, and another click zooms out', async ({ page }) => {
  await see(page, kanjivaram)
  const { dialog, picture, size, middle } = await enlarge(page, kanjivaram)
  const whole = await boxOf(picture)
  await page.mouse.click(middle.x, middle.y)
  await size('250%')
  const near = await boxOf(picture)
  expect(near.right - near.left).toBeCloseTo(2.5 * (whole.right - whole.left), 0)

  const { left, right } = await boxOf(dialog)
  await pointAt(page, left + 20, middle.y, picture, { left })
  await pointAt(page, right - 20, middle.y, picture, { right })
  await pointAt(page, right - 20, whole.bottom - 10, picture, { right, bottom: whole.bottom })

  await page.mouse.click(middle.x, middle.y)
  await size('100%')
  await expectToRestAt(picture, whole)
  await expect(dialog.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true')
})

test('the wheel zooms where the pointer is, as far as it goes', async ({ page }) => {
  await see(page, kanjivaram)
  const { dialog, picture, size, middle } = await enlarge(page, kanjivaram)
  const whole = await boxOf(picture)
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.wheel(0, -100)
  await size('150%')
  for (const _notch of [1, 2, 3, 4, 5, 6]) await page.mouse.wheel(0, -100)
  await size('400%')
  await expect(dialog.getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true')
  for (const _notch of [1, 2, 3, 4, 5, 6, 7]) await page.mouse.wheel(0, 100)
  await size('100%')
  await expectToRestAt(picture, whole)
})

test('a double click is one click, quick or slow', async ({ page }) => {
  await see(page, kanjivaram)
  const { size, middle } = await enlarge(page, kanjivaram)
  await page.mouse.dblclick(middle.x, middle.y)
  await size('250%')
  await page.keyboard.press('0')
  await size('100%')

  await page.mouse.click(middle.x, middle.y)
  await size('250%')
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  // Had it turned back, this would begin from there.
  await page.keyboard.press('+')
  await size('325%')
})

test('what was dragged into its place stays there', async ({ page }) => {
  await see(page, kanjivaram)
  const { picture, size, middle } = await enlarge(page, kanjivaram)
  await page.mouse.click(middle.x, middle.y)
  await size('250%')
  const { left, top } = await boxOf(picture)
  await page.mouse.down()
  await page.mouse.move(middle.x + 10, middle.y + 60, { steps: 4 })
  await page.mouse.up()
  await expectToRestAt(picture, { left: left + 10, top: top + 60 })
  await page.mouse.move(middle.x - 200, middle.y, { steps: 4 })
  await expectToRestAt(picture, { left: left + 10, top: top + 60 })
  await size('250%')
})

test('the keyboard zooms, moves and closes, and is back where it began', async ({ page }) => {
  await see(page, kanjivaram)
  await opener(page, kanjivaram).focus()
  await page.keyboard.press('Enter')
  const { dialog, picture, size } = await enlarged(page, kanjivaram)
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  for (const reached of ['175%', '250%', '325%', '400%']) {
    await page.keyboard.press('+')
    await size(reached)
  }
  await page.keyboard.press('-')
  await size('325%')

  const { left, top } = await boxOf(picture)
  await page.keyboard.press('ArrowDown')
  await expectToRestAt(picture, { left, top: top - 96 })
  await page.keyboard.press('ArrowRight')
  await expectToRestAt(picture, { left: left - 96, top: top - 96 })
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
  await expect(opener(page, kanjivaram)).toBeFocused()
})

test('the largest picture there is comes, and not before it is wanted', async ({ page }) => {
  // So narrow that the page itself makes do with a small one.
  await page.setViewportSize({ width: 360, height: 740 })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await see(page, kanjivaram)
  const before = asked.length
  await opener(page, kanjivaram).hover()
  await expect.poll(() => asked.slice(before).filter((path) => path.endsWith('.js'))).toHaveLength(1)
  const { picture } = await enlarge(page, kanjivaram)
  const largest = await picture.evaluate((image: HTMLImageElement) =>
    Math.max(...[...image.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))),
  )
  // The browser chooses one of them a moment after the picture is in the page.
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(new RegExp(`-${largest}\\.\\w+$`))
})

test('a picture that cannot be zoomed is large all the same', async ({ page, expectedNoise }) => {
  expectedNoise.push(/Failed to load resource/)
  await see(page, kanjivaram)
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await opener(page, kanjivaram).click()
  const dialog = dialogOf(page, kanjivaram)
  await expect(dialog.getByRole('img')).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByRole('button', { name: 'Zoom in' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(opener(page, kanjivaram)).toBeFocused()

  await page.unroute(/\/assets\/.*\.js$/)
  await enlarge(page, kanjivaram)
})

test('the page behind rests until the picture closes', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 360, height: 500 })
  await see(page, kanjivaram)
  const top = () => page.evaluate(() => window.scrollY)
  await page.evaluate(() => window.scrollTo(0, 40))
  await opener(page, kanjivaram).scrollIntoViewIfNeeded()
  const before = await top()
  expect(before).toBeGreaterThan(0)
  const { dialog } = await enlarge(page, kanjivaram)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.mouse.move(100, 20)
  await page.mouse.wheel(0, 300)
  for (const key of ['PageDown', 'End', 'ArrowDown']) await page.keyboard.press(key)
  expect(await sideways(page)).toEqual({ by: 0, because: [] })
  await expectNoViolations(page, 'a picture on the whole screen')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  expect(await top()).toBe(before)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
})

test.describe('for those who want no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a zoom is there at once', async ({ page }) => {
    await see(page, kanjivaram)
    const { picture } = await enlarge(page, kanjivaram)
    const { left, right } = await boxOf(picture)
    const grown = await picture.evaluate(async (image) => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: '+' }))
      for (const _frame of [1, 2, 3]) await new Promise(requestAnimationFrame)
      return image.getBoundingClientRect().width
    })
    expect(grown).toBeCloseTo(1.75 * (right - left), 0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
  const cart = (page: Page) => page.getByRole('article').getByRole('button', { name: 'Add to cart' })
  const wish = (page: Page) => page.getByRole('article').getByRole('button', { name: 'Add to Wishlist' })

  test('the buttons stand above the bar from the first screen on, at every width', async ({ page }) => {
    await see(page, kanjivaram)
    for (const [width, height] of [
      [320, 568],
      [360, 740],
      [560, 800],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const top of [0, 120, 240]) {
        await page.evaluate((y) => window.scrollTo(0, y), top)
        for (const button of [cart(page), wish(page)]) {
          const { bottom, left, right } = await boxOf(button)
          expect(bottom).toBeLessThanOrEqual((await boxOf(bar(page))).top)
          expect(left).toBeGreaterThanOrEqual(0)
          expect(right).toBeLessThanOrEqual(width)
          await expect(button).toBeInViewport({ ratio: 1 })
        }
      }
      await expect(page.getByRole('article').getByRole('button', { name: 'Add to cart' })).toHaveCount(1)
      expect(await sideways(page)).toEqual({ by: 0, because: [] })

      await scrollToTheEnd(page)
      const description = await boxOf(page.getByRole('article').getByText(/^Three shuttles/))
      expect(description.bottom, `the buttons cover the end at ${width} px`).toBeLessThanOrEqual(
        (await boxOf(cart(page))).top,
      )
    }
  })

  test('nothing that has the focus lies under the buttons', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 560 })
    await see(page, kanjivaram)
    await page.getByRole('contentinfo').getByRole('link').last().focus()
    const covered: string[] = []
    for (let stop = 0; stop < 14; stop += 1) {
      await page.keyboard.press('Shift+Tab')
      const name = await page.evaluate(() => {
        const focused = document.activeElement
        if (!focused || focused === document.body) return ''
        const { left, right, bottom, top } = focused.getBoundingClientRect()
        // The lower edge is what a bar at the foot would cover; a picture may be larger than the screen.
        const y = bottom - top > innerHeight / 2 ? top + (bottom - top) / 2 : bottom - 2
        const above = document.elementFromPoint((left + right) / 2, y)
        return focused.contains(above) || above?.contains(focused) ? '' : (focused.textContent ?? '?')
      })
      if (name) covered.push(name)
    }
    expect(covered).toEqual([])
  })

  test('what was wished for fits into the bar too', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/login')
    await page.getByRole('button', { name: 'Login as guest' }).click()
    await expect(page).not.toHaveURL(/login/)
    await see(page, kanjivaram)
    const { top } = await boxOf(cart(page))
    await wish(page).tap()
    const remove = page.getByRole('article').getByRole('button', { name: 'Remove from Wishlist' })
    await expect(remove).toBeInViewport({ ratio: 1 })
    expect((await boxOf(cart(page))).top, 'the bar grows').toBe(top)
    expect(await sideways(page)).toEqual({ by: 0, because: [] })
  })

  test('a tap zooms, two fingers zoom, one finger moves', async ({ page }) => {
    await see(page, kanjivaram)
    await opener(page, kanjivaram).tap()
    const { picture, size, middle } = await enlarged(page, kanjivaram)
    await page.touchscreen.tap(middle.x, middle.y)
    await size('250%')
    const before = await boxOf(picture)
    await touch(page, [[middle.x, middle.y]], [[middle.x + 50, middle.y + 30]])
    await expectToRestAt(picture, { left: before.left + 50, top: before.top + 30 })
    await page.touchscreen.tap(middle.x, middle.y)
    await size('100%')

    const fingers = (gap: number) => [-gap, gap].map((offset) => [middle.x + offset, middle.y] as const)
    await touch(page, fingers(40), fingers(80))
    await size('200%')
  })
})

type Points = readonly (readonly [x: number, y: number])[]

/** Puts fingers on the screen, moves each to its place, and lifts them. */
async function touch(page: Page, from: Points, to: Points): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const at = (share: number) =>
    from.map(([x, y], id) => {
      const [endX, endY] = to[id] ?? [x, y]
      return { id, x: x + (endX - x) * share, y: y + (endY - y) * share }
    })
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) })
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** How many pictures bear the name that lets them move, at each beginning and end of a view transition. */
const countMovingPictures = (page: Page) =>
  page.addInitScript(() => {
    const counts: number[] = []
    Object.assign(window, { counts })
    const count = () => {
      const named = [...document.querySelectorAll('*')].filter(
        (element) => getComputedStyle(element).viewTransitionName === 'garment',
      )
      counts.push(named.length)
    }
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      count()
      return start(async () => {
        if (typeof update === 'function') await update()
        count()
      })
    }
  })

test('the picture moves from its card to the page of the garment, and back', async ({ page }) => {
  await countMovingPictures(page)
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
  await expect(opener(page, kanjivaram)).toBeVisible()
  await expect.poll(counts).toEqual([1, 1, 1, 1, 1, 1])
  // Nothing moves on the way to another page.
  await page.getByRole('link', { name: 'Resham' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'The feeling of luxury' })).toBeVisible()
  expect(await counts()).toHaveLength(6)
})
