import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { boxOf, settled } from './measures'
import { closeFilters, expectToBeAt, garmentTitles, openFilters, search, visit } from './shopper'

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1440, height: 900 }

const opener = (page: Page) => page.getByRole('button', { name: /^Filters/ })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' })
const scrolledBy = (page: Page) => page.evaluate(() => window.scrollY)

/** From the home page, so that there is somewhere for Back to lead to. */
async function arrive(page: Page): Promise<void> {
  await page.goto('/')
  await visit(page, 'Products')
  // The page is scrolled to its top before its heading gets the focus.
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeFocused()
  await settled(page)
}

/** Draws a finger over the screen, from one place to another. The events say how long it took: no machine is too slow. */
async function draw(page: Page, from: [number, number], to: [number, number], ms: number): Promise<void> {
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

/** The sheet is up when it does not move any more. */
async function expectSheetAtRest(page: Page): Promise<void> {
  await expect.poll(async () => (await boxOf(sheet(page))).bottom).toBe(PHONE.height)
}

async function expectClosed(page: Page): Promise<void> {
  await expect(sheet(page)).toHaveCount(0)
  await expect(opener(page)).toBeFocused()
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  const ways: [how: string, close: (page: Page) => Promise<unknown>][] = [
    ['its cross', (page) => sheet(page).getByRole('button', { name: 'Close' }).tap()],
    ['a double click on its cross', (page) => sheet(page).getByRole('button', { name: 'Close' }).dblclick()],
    ['the button at its foot', (page) => page.getByRole('button', { name: 'Show 20 products' }).tap()],
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['Back', (page) => page.goBack()],
    ['a tap beside it', (page) => page.touchscreen.tap(180, 20)],
    ['a flick down', (page) => draw(page, [180, 250], [180, 370], 100)],
    ['drawing it far down', (page) => draw(page, [180, 250], [180, 600], 1200)],
  ]

  test('the sheet closes in every way, and leaves everything as it was', async ({ page }) => {
    await arrive(page)
    for (const [how, close] of ways) {
      await test.step(how, async () => {
        await page.evaluate(() => window.scrollTo(0, 600))
        const before = await boxOf(opener(page))
        await opener(page).tap()
        await expect(sheet(page)).toBeVisible()
        await expect(sheet(page).locator(':focus')).toHaveCount(1)
        expect(await scrolledBy(page)).toBe(600)
        expect(await boxOf(page.locator('[aria-haspopup="dialog"]'))).toEqual(before)
        await expectSheetAtRest(page)

        await close(page)
        await expectClosed(page)
        expect(await scrolledBy(page)).toBe(600)
        expect(await boxOf(opener(page))).toEqual(before)
        await expectToBeAt(page, '/products')
        await page.goBack()
        await expectToBeAt(page, '/')
        await visit(page, 'Products')
        // The page is scrolled to its top before its heading gets the focus.
        await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeFocused()
        await settled(page)
      })
    }
  })

  test('a finger that means something else does not close the sheet', async ({ page }) => {
    await arrive(page)
    await opener(page).tap()
    await expectSheetAtRest(page)
    const slider = await boxOf(page.getByRole('slider', { name: 'Rating' }))
    const middle = (slider.top + slider.bottom) / 2
    await test.step('a short draw comes back', () => draw(page, [180, 250], [180, 290], 400))
    await test.step('a draw to the side', () => draw(page, [100, 300], [300, 380], 200))
    await test.step('a bead that is drawn down', () => draw(page, [80, middle], [200, middle + 200], 200))
    await test.step('a slider let go beside the sheet', async () => {
      await page.mouse.move(100, middle)
      await page.mouse.down()
      await page.mouse.move(180, 20, { steps: 4 })
      await page.mouse.up()
    })
    await page.waitForTimeout(400)
    await expect(sheet(page)).toBeVisible()
    await expectSheetAtRest(page)
  })

  test('both buttons count along', async ({ page }) => {
    await arrive(page)
    await expect(opener(page)).toHaveText('Filters')
    await openFilters(page)
    await page.getByRole('checkbox', { name: 'Saree' }).tap()
    await expect(page.getByRole('button', { name: 'Show 5 products' })).toBeVisible()
    await page.getByRole('slider', { name: 'Rating' }).fill('4')
    await expect(page.getByRole('button', { name: 'Show 4 products' })).toBeVisible()
    await closeFilters(page)
    await expect(opener(page)).toHaveText('Filters (2)')
    await expect(garmentTitles(page)).toHaveCount(4)

    await openFilters(page)
    const clear = page.getByRole('button', { name: 'Clear', exact: true })
    await clear.tap()
    await expect(clear).toBeFocused()
    await closeFilters(page)
    await expect(opener(page)).toHaveText('Filters')
  })

  test('the filters are all there for the keyboard, and nothing behind them', async ({ page }) => {
    await arrive(page)
    await opener(page).focus()
    await page.keyboard.press('Enter')
    const stops = [
      sheet(page).getByRole('button', { name: 'Close' }),
      ...['Saree', 'Lehenga', 'Dupatta', 'Kurti'].map((name) => page.getByRole('checkbox', { name })),
      page.getByRole('slider', { name: 'Rating' }),
      page.getByRole('radio', { name: 'Low to High' }),
      page.getByRole('button', { name: 'Clear', exact: true }),
      page.getByRole('button', { name: 'Show 20 products' }),
    ]
    for (const stop of stops) {
      await expect(stop).toBeFocused()
      await page.keyboard.press('Tab')
    }
    for (const _stop of stops) {
      await page.keyboard.press('Tab')
      await expect(page.locator('body > :focus, header :focus, li :focus')).toHaveCount(0)
    }
    await page.getByRole('checkbox', { name: 'Kurti' }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Escape')
    await expectClosed(page)
    await expect(garmentTitles(page)).toHaveCount(5)
  })

  test('a reload keeps the sheet, and Back still closes it', async ({ page }) => {
    await arrive(page)
    await openFilters(page)
    await page.reload()
    await expect(sheet(page)).toBeVisible()
    await page.goBack()
    await expectClosed(page)
    await expectToBeAt(page, '/products')
  })

  test('the button stays in reach, and covers nothing that has the focus', async ({ page }) => {
    await arrive(page)
    const strip = opener(page)
    await page.getByRole('button', { name: 'Add to cart' }).nth(9).focus()
    await expect(strip).toBeInViewport({ ratio: 1 })
    expect((await boxOf(strip)).top).toBeGreaterThan((await boxOf(page.getByRole('combobox'))).bottom)
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Shift+Tab')
      const { top } = await boxOf(page.locator(':focus'))
      expect(top).toBeGreaterThan((await boxOf(strip)).bottom)
    }
  })
})

test('the page behind the sheet cannot be scrolled', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await arrive(page)
  await openFilters(page)
  await page.mouse.move(180, 20)
  await page.mouse.wheel(0, 500)
  await page.mouse.move(180, 400)
  await page.mouse.wheel(0, 500)
  await page.waitForTimeout(300)
  expect(await scrolledBy(page)).toBe(0)
})

test('a window that grows takes the sheet away and keeps the filters', async ({ page }) => {
  const controls: Locator = page.getByRole('checkbox')
  await page.setViewportSize({ width: 768, height: 900 })
  await arrive(page)
  await expect(controls).toHaveCount(0)
  await openFilters(page)
  await page.getByRole('checkbox', { name: 'Dupatta' }).check()
  await expect(controls).toHaveCount(4)

  await page.setViewportSize(DESK)
  await expect(page.getByRole('region', { name: 'Filters' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Filters' })).toBeFocused()
  await expect(sheet(page)).toHaveCount(0)
  await expect(controls).toHaveCount(4)
  await expect(page.getByRole('checkbox', { name: 'Dupatta' })).toBeChecked()
  await page.mouse.move(900, 500)
  await page.mouse.wheel(0, 100)
  await expect.poll(() => scrolledBy(page)).toBeGreaterThan(0)

  await page.setViewportSize(PHONE)
  await expect(opener(page)).toHaveText('Filters (1)')
  await expect(sheet(page)).toHaveCount(0)
  await page.goBack()
  await expectToBeAt(page, '/')
})

test('beside the garments the filters stay in view, and scroll by themselves', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await arrive(page)
  await page.evaluate(() => window.scrollTo(0, 900))
  const panel = await boxOf(page.getByRole('region', { name: 'Filters' }))
  const header = await boxOf(page.getByRole('banner'))
  expect(panel.top).toBeGreaterThanOrEqual(header.bottom)
  expect(panel.bottom).toBeLessThanOrEqual(500)
  await expect(page.getByRole('radio', { name: 'High to Low' })).not.toBeInViewport()
  await page.getByRole('radio', { name: 'Low to High' }).focus()
  await expect(page.getByRole('radio', { name: 'High to Low' })).toBeInViewport()
  expect(await scrolledBy(page)).toBe(900)
})

test('the count is said once for a whole word', async ({ page }) => {
  await arrive(page)
  await expect(page.getByText('20 products shown')).toBeAttached()
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const status = [...document.querySelectorAll('[role="status"]')].find((each) =>
      each.textContent?.endsWith('shown'),
    )
    if (!status) throw new Error('Nothing says the count.')
    const listen = { childList: true, characterData: true, subtree: true }
    new MutationObserver(() => said.push(status.textContent ?? '')).observe(status, listen)
  })
  await page.getByRole('combobox').pressSequentially('paithani', { delay: 60 })
  await expect(garmentTitles(page)).toHaveCount(1)
  await expect(page.getByText('1 product shown')).toBeAttached()
  expect(await page.evaluate(() => (window as never as { said: string[] }).said)).toEqual(['1 product shown'])
})

test('the focus stays on the page when a button has done its work', { tag: '@phone' }, async ({ page }) => {
  await arrive(page)
  await search(page, 'velvet')
  await page.getByRole('button', { name: 'Clear filters' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('20 products', { exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(garmentTitles(page).first().getByRole('link')).toBeFocused()
})
