import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import {
  atEveryWidth,
  edgesOf,
  horizontalOverflow,
  layoutShifts,
  recordLayoutShifts,
  scrollToTheEnd,
  waitForContent,
} from './support/layoutChecks'
import { visualOrderMismatches } from './support/readingOrder'
import { expectPath, search } from './support/shopper'

const COUNT = 2000

test.use({ latencyAndProductCount: { perfN: COUNT, perfDelay: 0 } })

const cards = (page: Page) => page.getByRole('region', { name: 'Products' }).locator('[aria-posinset]')

/** The card at a position, counted from 1. */
const cardAt = (page: Page, position: number) =>
  page.getByRole('region', { name: 'Products' }).locator(`[aria-posinset="${position}"]`)

const linkOf = (card: Locator) => card.getByRole('heading').getByRole('link')

const positions = (page: Page) =>
  cards(page).evaluateAll((items) => items.map((item) => Number(item.getAttribute('aria-posinset'))))

/** The position of the card that contains the focus. */
const focusedPosition = (page: Page) =>
  page.evaluate(() => Number(document.activeElement?.closest('li')?.getAttribute('aria-posinset')))

async function openListing(page: Page): Promise<void> {
  await page.goto('/products')
  await expect(page.getByText(`${COUNT} products`, { exact: true })).toBeVisible()
  await expect(cardAt(page, 1)).toBeVisible()
  await waitForContent(page)
}

/** Scrolls fast, half a viewport per frame; returns the smallest number of cards in view in any frame. */
const scrollScreens = (page: Page, screens: number) =>
  page.evaluate(async (count) => {
    const isInView = (item: Element) => {
      const { top, bottom } = item.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    }
    let fewest = Number.POSITIVE_INFINITY
    for (let step = 0; step < count * 2; step += 1) {
      window.scrollBy(0, innerHeight / 2)
      await new Promise(requestAnimationFrame)
      fewest = Math.min(fewest, [...document.querySelectorAll('[aria-posinset]')].filter(isInView).length)
    }
    return fewest
  }, screens)

async function scrollTo(page: Page, fraction: number): Promise<void> {
  await page.evaluate((f) => window.scrollTo(0, document.documentElement.scrollHeight * f), fraction)
  await expect
    .poll(() =>
      cards(page).evaluateAll((items) =>
        items.some(
          (item) => item.getBoundingClientRect().top > 0 && item.getBoundingClientRect().top < innerHeight,
        ),
      ),
    )
    .toBe(true)
}

test('a long listing ends with its last product, and its height stays stable', { tag: '@phone' }, async ({
  page,
}) => {
  await recordLayoutShifts(page)
  await openListing(page)
  expect((await positions(page)).length).toBeLessThan(60)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(await scrollScreens(page, 12)).toBeGreaterThan(0)
  await scrollToTheEnd(page)
  const last = cardAt(page, COUNT)
  await expect(last).toBeInViewport()
  await expect(last).toHaveAttribute('aria-setsize', String(COUNT))
  await scrollToTheEnd(page)
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  // The estimated height was close to the final one.
  const finalHeight = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(Math.abs(finalHeight - height) / height).toBeLessThan(0.05)
  expect((await layoutShifts(page)).total).toBeLessThan(0.001)
})

test('cards do not jump while scrolling up', { tag: '@phone' }, async ({ page }) => {
  await openListing(page)
  await scrollTo(page, 0.5)
  const jumps = await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const found: number[] = []
    for (let step = 0; step < 60; step += 1) {
      const isInView = (item: Element) => {
        const { top, bottom } = item.getBoundingClientRect()
        return bottom > 0 && top < innerHeight
      }
      const card = [...document.querySelectorAll('[aria-posinset]')].find(isInView)
      const before = card?.getBoundingClientRect().top ?? Number.NaN
      window.scrollBy(0, -150)
      await frame()
      await frame()
      const moved = (card?.getBoundingClientRect().top ?? Number.NaN) - before
      if (!(Math.abs(moved - 150) < 1.5)) found.push(moved)
    }
    return found
  })
  expect(jumps).toEqual([])
})

test('Tab moves from card to card past the rendered rows', async ({ page }) => {
  await openListing(page)
  await linkOf(cardAt(page, 1)).focus()
  const visited: number[] = []
  for (let step = 0; step < 100; step += 1) {
    visited.push(await focusedPosition(page))
    await page.keyboard.press('Tab')
  }
  expect([...new Set(visited)]).toEqual(Array.from({ length: new Set(visited).size }, (_, at) => at + 1))
  expect(new Set(visited).size).toBeGreaterThan(30)
  const reached = await focusedPosition(page)
  await expect(cardAt(page, reached)).toBeInViewport()
  for (let step = 0; step < 30; step += 1) await page.keyboard.press('Shift+Tab')
  expect(await focusedPosition(page)).toBeLessThan(reached - 8)
})

test('Tab enters the list at its first card, Shift+Tab at its last', async ({ page }) => {
  await openListing(page)
  await scrollScreens(page, 10)
  await page.getByRole('radio', { name: 'Low to High' }).focus()
  await page.keyboard.press('Tab')
  expect(await focusedPosition(page)).toBe(1)
  await page.getByRole('contentinfo').locator('a, input').first().focus()
  await page.keyboard.press('Shift+Tab')
  expect(await focusedPosition(page)).toBe(COUNT)
  await expect(cardAt(page, COUNT)).toBeInViewport()
})

test('a focused card keeps the focus when it scrolls out of view or the order changes', async ({ page }) => {
  await openListing(page)
  const link = linkOf(cardAt(page, 3))
  const id = await link.getAttribute('id')
  await link.focus()
  await scrollScreens(page, 20)
  await expect(page.locator(`[id="${id}"]`)).toBeFocused()
  await expect(page.locator(`[id="${id}"]`)).not.toBeInViewport()
  // A dispatched click leaves the focus alone, as a change in another tab would.
  await page.getByRole('radio', { name: 'High to Low' }).dispatchEvent('click')
  await expect(page).toHaveURL(/sortby=highToLow/)
  await expect(cardAt(page, 3).locator(`[id="${id}"]`)).toHaveCount(0)
  await expect(page.locator(`[id="${id}"]`)).toBeFocused()
  const position = await focusedPosition(page)
  for (const _step of [1, 2, 3]) await page.keyboard.press('Tab')
  expect(await focusedPosition(page)).toBe(position + 1)
  await expect(cardAt(page, position + 1)).toBeInViewport()
})

test('the link back to a product scrolls a long listing to its card', { tag: '@phone' }, async ({ page }) => {
  await openListing(page)
  await scrollTo(page, 0.6)
  const inView = await cards(page).evaluateAll((items) =>
    items
      .filter((item) => {
        const { top, bottom } = item.getBoundingClientRect()
        return bottom > 200 && top < innerHeight - 200
      })
      .map((item) => item.getAttribute('aria-label')),
  )
  const title = String(inView[0])
  const card = page.getByRole('main').getByRole('listitem', { name: title, exact: true }).first()
  const id = await linkOf(card).getAttribute('id')
  const position = Number(await card.getAttribute('aria-posinset'))
  await linkOf(card).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(cardAt(page, 1)).toBeVisible()
  await expect(cardAt(page, position)).toHaveCount(0)
  await page.getByRole('link', { name: `Back to ${title}` }).click()
  await expect(page.locator(`[id="${id}"]`)).toBeFocused()
  await expect(cardAt(page, position).getByRole('heading')).toBeInViewport({ ratio: 1 })
  await expectPath(page, '/products')
})

test('filters shorten a long listing, and clearing them restores it', async ({ page }) => {
  await openListing(page)
  await scrollScreens(page, 5)
  await search(page, 'aubergine paithani')
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByText('1 product shown')).toBeAttached()
  await expect(cards(page)).toHaveAttribute('aria-setsize', '1')
  await search(page, 'nothing like it')
  await expect(page.getByText('No products to display!')).toBeVisible()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(page.getByText(`${COUNT} products`, { exact: true })).toBeVisible()
  await expect(page.getByText(`${COUNT} products shown`)).toBeAttached()
  await expect(cardAt(page, COUNT)).toBeAttached()
  await scrollToTheEnd(page)
  await expect(cardAt(page, COUNT)).toBeInViewport()
})

test('resizing keeps the same product in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openListing(page)
  await scrollScreens(page, 30)
  // The first card of the first row below the header.
  const position = await page.evaluate(() => {
    const isBelowHeader = (item: Element) => item.getBoundingClientRect().top >= 96
    const item = [...document.querySelectorAll('[aria-posinset]')].filter(isBelowHeader)[0]
    window.scrollBy(0, (item?.getBoundingClientRect().top ?? 0) - 50)
    return Number(item?.getAttribute('aria-posinset'))
  })
  expect(position).toBeGreaterThan(100)
  for (const [width, height] of [
    [800, 1280],
    [360, 740],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(cardAt(page, position)).toBeInViewport()
    await expect
      .poll(async () => Math.min(...(await positions(page)).slice(4)))
      .toBeGreaterThan(position - 60)
  }
})

test('a long listing is in DOM order, fits every viewport, and has no gap in print', async ({ page }) => {
  await openListing(page)
  await atEveryWidth(page, async (width) => {
    await scrollScreens(page, 6)
    expect(await horizontalOverflow(page), `at ${width} px`).toEqual({ by: 0, because: [] })
    expect(await visualOrderMismatches(page.getByRole('main')), `at ${width} px`).toEqual([])
  })
  await expectNoViolations(page, 'a long listing, scrolled half-way')
  await page.emulateMedia({ media: 'print' })
  const before = await edgesOf(cardAt(page, 1))
  const last = await edgesOf(cardAt(page, COUNT))
  expect(last.bottom - before.top).toBeLessThan(20_000)
})
