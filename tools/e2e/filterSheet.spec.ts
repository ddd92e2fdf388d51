import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { edgesOf, waitForContent } from './support/layoutChecks'
import { content, expectPath, visit } from './support/shopper'

const PHONE = { width: 360, height: 740 }

const filtersButton = (page: Page) => page.getByRole('button', { name: /^Filters/ })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' })
const scrolledBy = (page: Page) => page.evaluate(() => window.scrollY)

/** Opens the listing from the home page, so that Back stays in the shop. */
async function openListing(page: Page): Promise<void> {
  await page.goto('/')
  await visit(page, 'Products')
  // The page is scrolled to its top before its content gets the focus.
  await expect(content(page, 'Products')).toBeFocused()
  await waitForContent(page)
}

/** Swipes with one finger. The duration is in the timestamps of the events, whatever the speed of the machine. */
async function swipe(page: Page, from: [number, number], to: [number, number], ms: number): Promise<void> {
  const steps = Math.ceil(ms / 50)
  const session = await page.context().newCDPSession(page)
  const start = Date.now() / 1000
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { x: number; y: number }[],
    step: number,
  ) => {
    const timestamp = start + (step * ms) / steps / 1000
    return session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp })
  }
  const between = (first: number, last: number, step: number) => first + ((last - first) * step) / steps
  await send('touchStart', [{ x: from[0], y: from[1] }], 0)
  for (let step = 1; step <= steps; step++) {
    await send('touchMove', [{ x: between(from[0], to[0], step), y: between(from[1], to[1], step) }], step)
  }
  await send('touchEnd', [], steps)
  await session.detach()
}

/** Waits until the sheet has slid in. */
async function expectSheetSettled(page: Page): Promise<void> {
  await expect.poll(async () => (await edgesOf(sheet(page))).bottom).toBe(PHONE.height)
}

async function expectClosed(page: Page): Promise<void> {
  await expect(sheet(page)).toHaveCount(0)
  await expect(filtersButton(page)).toBeFocused()
  // Its history entry is left, too.
  await expect(filtersButton(page)).toHaveAttribute('aria-expanded', 'false')
}

/** Clicks twice on 'Close'. As with a hand, the second click comes after the sheet has closed. */
async function doubleClickOnClose(page: Page): Promise<void> {
  await sheet(page).getByRole('button', { name: 'Close' }).click()
  await expect(filtersButton(page)).toBeFocused()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
}

test.use({ viewport: PHONE, hasTouch: true })

const closingWays: [how: string, close: (page: Page) => Promise<unknown>][] = [
  ['a double click on Close', doubleClickOnClose],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['Back', (page) => page.goBack()],
  ['a tap on the backdrop', (page) => page.touchscreen.tap(180, 20)],
  ['a fast swipe down', (page) => swipe(page, [180, 250], [180, 370], 100)],
  ['a long swipe down', (page) => swipe(page, [180, 250], [180, 600], 1200)],
]

test('the filter sheet closes in every way, and restores focus, scroll position and URL', async ({
  page,
}) => {
  await openListing(page)
  for (const [how, close] of closingWays) {
    await test.step(how, async () => {
      await page.evaluate(() => window.scrollTo(0, 600))
      const before = await edgesOf(filtersButton(page))
      await filtersButton(page).tap()
      await expect(sheet(page)).toBeVisible()
      await expect(sheet(page).locator(':focus')).toHaveCount(1)
      expect(await scrolledBy(page)).toBe(600)
      expect(await edgesOf(page.locator('[aria-haspopup="dialog"]'))).toEqual(before)
      await expectSheetSettled(page)

      await close(page)
      await expectClosed(page)
      expect(await scrolledBy(page)).toBe(600)
      expect(await edgesOf(filtersButton(page))).toEqual(before)
      await expectPath(page, '/products')
    })
  }
  // None of them has left a history entry.
  await page.goBack()
  await expectPath(page, '/')
})

test('the filter sheet stays open after other gestures', async ({ page }) => {
  await openListing(page)
  await filtersButton(page).tap()
  await expectSheetSettled(page)
  const slider = await edgesOf(page.getByRole('slider', { name: 'Rating' }))
  const middle = (slider.top + slider.bottom) / 2
  await test.step('a short swipe', () => swipe(page, [180, 250], [180, 290], 400))
  await test.step('a sideways swipe', () => swipe(page, [100, 300], [300, 380], 200))
  await test.step('a slider released outside the sheet', async () => {
    await page.mouse.move(100, middle)
    await page.mouse.down()
    await page.mouse.move(180, 20, { steps: 4 })
    await page.mouse.up()
  })
  await test.step('the wheel, which does not scroll the page behind either', async () => {
    for (const y of [20, 400]) {
      await page.mouse.move(180, y)
      await page.mouse.wheel(0, 500)
    }
  })
  await page.waitForTimeout(400)
  await expect(sheet(page)).toBeVisible()
  await expectSheetSettled(page)
  expect(await scrolledBy(page)).toBe(0)
})

test('the filter sheet keeps the focus of the keyboard inside', async ({ page }) => {
  await openListing(page)
  await filtersButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(sheet(page).getByRole('button', { name: 'Close' })).toBeFocused()
  const reached = new Set<string>()
  for (let stop = 0; stop < 20; stop++) {
    await page.keyboard.press('Tab')
    await expect(page.locator('body > :focus, header :focus, li :focus')).toHaveCount(0)
    reached.add(
      await sheet(page)
        .locator(':focus')
        .evaluateAll(([focused]) => focused?.outerHTML ?? ''),
    )
  }
  expect(reached.size).toBeGreaterThanOrEqual(9)
})

test('the filter sheet that was open on a reload returns the focus to its button', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openListing(page)
  await filtersButton(page).press('Enter')
  await expect(sheet(page)).toBeVisible()
  await page.reload()
  await expect(sheet(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
  await expect(filtersButton(page)).toBeFocused()
})

test('the filter sheet of a prerendered page has the price of the filters', async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (const [url, price] of [
    ['/products', 'Any price'],
    ['/products?price=5000', 'Up to Rs. 5,000'],
  ] as const) {
    await page.goto(url)
    await waitForContent(page)
    await filtersButton(page).click()
    await expect(sheet(page).getByRole('radio', { name: price })).toBeChecked()
  }
})

test('the filter sheet keeps its button in view without covering focused elements', async ({ page }) => {
  await openListing(page)
  const button = filtersButton(page)
  await page.getByRole('button', { name: 'Add to cart' }).nth(9).focus()
  await expect(button).toBeInViewport({ ratio: 1 })
  expect((await edgesOf(button)).top).toBeGreaterThan((await edgesOf(page.getByRole('combobox'))).bottom)
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Shift+Tab')
    const { top } = await edgesOf(page.locator(':focus'))
    expect(top).toBeGreaterThan((await edgesOf(button)).bottom)
  }
})
