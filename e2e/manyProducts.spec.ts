import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from './axe'
import { expect, test } from './fixtures'
import { atEveryWidth, boxOf, scrollToTheEnd, settled, shiftsOf, sideways, watchShifts } from './measures'
import { outOfOrder } from './order'
import { expectToBeAt, search } from './shopper'

const COUNT = 2000

test.use({ perfOverrides: { perfN: COUNT, perfDelay: 0 } })

const cards = (page: Page) => page.getByRole('region', { name: 'Products' }).locator('[aria-posinset]')

/** The card of that number; the first is 1. */
const cardAt = (page: Page, position: number) =>
  page.getByRole('region', { name: 'Products' }).locator(`[aria-posinset="${position}"]`)

const linkOf = (card: Locator) => card.getByRole('heading').getByRole('link')

const positions = (page: Page) =>
  cards(page).evaluateAll((items) => items.map((item) => Number(item.getAttribute('aria-posinset'))))

/** The number of the card that the focus is in. */
const focusedPosition = (page: Page) =>
  page.evaluate(() => Number(document.activeElement?.closest('li')?.getAttribute('aria-posinset')))

async function openMany(page: Page): Promise<void> {
  await page.goto('/products')
  await expect(page.getByText(`${COUNT} products`, { exact: true })).toBeVisible()
  await expect(cardAt(page, 1)).toBeVisible()
  await settled(page)
}

/** Scrolls faster than a hand does, half a screen with every frame. Gives the fewest cards that a frame showed. */
const scrollScreens = (page: Page, screens: number) =>
  page.evaluate(async (count) => {
    const isOnScreen = (item: Element) => {
      const { top, bottom } = item.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    }
    let fewest = Number.POSITIVE_INFINITY
    for (let step = 0; step < count * 2; step += 1) {
      window.scrollBy(0, innerHeight / 2)
      await new Promise(requestAnimationFrame)
      fewest = Math.min(fewest, [...document.querySelectorAll('[aria-posinset]')].filter(isOnScreen).length)
    }
    return fewest
  }, screens)

async function scrollTo(page: Page, part: number): Promise<void> {
  await page.evaluate((p) => window.scrollTo(0, document.documentElement.scrollHeight * p), part)
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

test('the end of a long listing is its last product', { tag: '@phone' }, async ({ page }) => {
  await watchShifts(page)
  await openMany(page)
  expect((await positions(page)).length).toBeLessThan(60)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(await scrollScreens(page, 12)).toBeGreaterThan(0)
  await scrollToTheEnd(page)
  const last = cardAt(page, COUNT)
  await expect(last).toBeInViewport()
  await expect(last).toHaveAttribute('aria-setsize', String(COUNT))
  await scrollToTheEnd(page)
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  // The page was as long from the start as it turned out to be.
  const grown = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(Math.abs(grown - height) / height).toBeLessThan(0.05)
  expect((await shiftsOf(page)).total).toBeLessThan(0.001)
})

test('nothing jumps on the way up', { tag: '@phone' }, async ({ page }) => {
  await openMany(page)
  await scrollTo(page, 0.5)
  const jumps = await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const found: number[] = []
    for (let step = 0; step < 60; step += 1) {
      const isOnScreen = (item: Element) => {
        const { top, bottom } = item.getBoundingClientRect()
        return bottom > 0 && top < innerHeight
      }
      const card = [...document.querySelectorAll('[aria-posinset]')].find(isOnScreen)
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

test('the Tab key goes from card to card without end', async ({ page }) => {
  await openMany(page)
  await linkOf(cardAt(page, 1)).focus()
  const way: number[] = []
  for (let step = 0; step < 100; step += 1) {
    way.push(await focusedPosition(page))
    await page.keyboard.press('Tab')
  }
  expect([...new Set(way)]).toEqual(Array.from({ length: new Set(way).size }, (_, at) => at + 1))
  expect(new Set(way).size).toBeGreaterThan(30)
  const reached = await focusedPosition(page)
  await expect(cardAt(page, reached)).toBeInViewport()
  for (let step = 0; step < 30; step += 1) await page.keyboard.press('Shift+Tab')
  expect(await focusedPosition(page)).toBeLessThan(reached - 8)
})

test('the keys come into the list where it begins, and from behind where it ends', async ({ page }) => {
  await openMany(page)
  await scrollScreens(page, 10)
  await page.getByRole('radio', { name: 'Low to High' }).focus()
  await page.keyboard.press('Tab')
  expect(await focusedPosition(page)).toBe(1)
  await page.getByRole('contentinfo').locator('a, input').first().focus()
  await page.keyboard.press('Shift+Tab')
  expect(await focusedPosition(page)).toBe(COUNT)
  await expect(cardAt(page, COUNT)).toBeInViewport()
})

test('who has the focus keeps it, wherever the page scrolls and whatever the filters do', async ({
  page,
}) => {
  await openMany(page)
  const link = linkOf(cardAt(page, 3))
  const id = await link.getAttribute('id')
  await link.focus()
  await scrollScreens(page, 20)
  await expect(page.locator(`[id="${id}"]`)).toBeFocused()
  await expect(page.locator(`[id="${id}"]`)).not.toBeInViewport()
  // A click that takes no focus, as another tab's change would.
  await page.getByRole('radio', { name: 'High to Low' }).dispatchEvent('click')
  await expect(page).toHaveURL(/sortby=highToLow/)
  await expect(cardAt(page, 3).locator(`[id="${id}"]`)).toHaveCount(0)
  await expect(page.locator(`[id="${id}"]`)).toBeFocused()
  const position = await focusedPosition(page)
  for (const _step of [1, 2, 3]) await page.keyboard.press('Tab')
  expect(await focusedPosition(page)).toBe(position + 1)
  await expect(cardAt(page, position + 1)).toBeInViewport()
})

test('who comes back from far down is led there again', { tag: '@phone' }, async ({ page }) => {
  await openMany(page)
  await scrollTo(page, 0.6)
  const shown = await cards(page).evaluateAll((items) =>
    items
      .filter((item) => {
        const { top, bottom } = item.getBoundingClientRect()
        return bottom > 200 && top < innerHeight - 200
      })
      .map((item) => item.getAttribute('aria-label')),
  )
  const title = String(shown[0])
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
  await expectToBeAt(page, '/products')
})

test('filters make a long listing short, and it grows long again', async ({ page }) => {
  await openMany(page)
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

test('a screen of another width shows the same garment', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openMany(page)
  await scrollScreens(page, 30)
  // Half-way down the first whole row.
  const seen = await page.evaluate(() => {
    const isBelowHeader = (item: Element) => item.getBoundingClientRect().top >= 96
    const item = [...document.querySelectorAll('[aria-posinset]')].filter(isBelowHeader)[0]
    window.scrollBy(0, (item?.getBoundingClientRect().top ?? 0) - 50)
    return Number(item?.getAttribute('aria-posinset'))
  })
  expect(seen).toBeGreaterThan(100)
  for (const [width, height] of [
    [800, 1280],
    [360, 740],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(cardAt(page, seen)).toBeInViewport()
    await expect.poll(async () => Math.min(...(await positions(page)).slice(4))).toBeGreaterThan(seen - 60)
  }
})

test('a long listing is in order, fits every screen, and leaves no gap on paper', async ({ page }) => {
  await openMany(page)
  await atEveryWidth(page, async (width) => {
    await scrollScreens(page, 6)
    expect(await sideways(page), `at ${width} px`).toEqual({ by: 0, because: [] })
    expect(await outOfOrder(page.getByRole('main')), `at ${width} px`).toEqual([])
  })
  await expectNoViolations(page, 'a long listing, half-way down')
  await page.emulateMedia({ media: 'print' })
  const before = await boxOf(cardAt(page, 1))
  const last = await boxOf(cardAt(page, COUNT))
  expect(last.bottom - before.top).toBeLessThan(20_000)
})
