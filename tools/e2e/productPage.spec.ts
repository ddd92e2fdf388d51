import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { enlargeButton } from './support/enlargedPicture'
import { expect, test } from './support/fixtures'
import { atEveryWidth, cutOffText, edgesOf, horizontalOverflow, scrollToTheEnd } from './support/layoutChecks'
import { kanjivaram, organzaLehenga } from './support/products'
import { content, heading, openAsGuest, openFilters, openPage } from './support/shopper'

test('the product image and its buttons are in view on load', async ({ page }) => {
  for (const product of [kanjivaram, organzaLehenga]) {
    await openPage(page, `/products/${product.id}`)
    await expect(enlargeButton(page, product)).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Add to Wishlist' })).toBeInViewport({ ratio: 1 })
  }
})

test('the size guide fits every width, and Back closes it', async ({ page }) => {
  await openPage(page, '/products/sage-chikankari-kurti')
  const opener = page.getByRole('button', { name: 'Size guide' })
  await opener.click()
  const guide = page.getByRole('dialog', { name: 'Size guide' })
  await expect(guide.getByRole('heading', { name: 'Size guide' })).toBeFocused()
  await expectNoViolations(page, 'the size guide')
  await atEveryWidth(page, async (width) => {
    const hidden = await guide.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(hidden, `scrolls sideways at ${width} px`).toBe(0)
    expect(await cutOffText(guide), `cut off at ${width} px`).toEqual([])
  })
  await page.goBack()
  await expect(guide).toBeHidden()
  await expect(opener).toBeFocused()
})

test('what is open over a page is not printed', async ({ page }) => {
  await openPage(page, `/products/${kanjivaram.id}`)
  const expectPagePrinted = async () => {
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.locator('h1')).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  }
  await page.getByRole('button', { name: 'Size guide' }).click()
  await expectPagePrinted()
  await page.goBack()
  await enlargeButton(page, kanjivaram).click()
  await expectPagePrinted()
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, '/products')
  await openFilters(page)
  await expectPagePrinted()
})

test.describe('product page on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  const navBar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
  const cartButton = (page: Page) => page.getByRole('article').getByRole('button', { name: 'Add to cart' })
  const wishlistButton = (page: Page) =>
    page.getByRole('article').getByRole('button', { name: 'Add to Wishlist' })

  test('keeps its buttons above the bar at every width and scroll position', async ({ page }) => {
    await openPage(page, `/products/${kanjivaram.id}`)
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
    await openAsGuest(page, `/products/${kanjivaram.id}`)
    const { top } = await edgesOf(cartButton(page))
    await wishlistButton(page).tap()
    await expect(
      page.getByRole('article').getByRole('button', { name: 'Remove from Wishlist' }),
    ).toBeInViewport({ ratio: 1 })
    expect((await edgesOf(cartButton(page))).top, 'the bar grows').toBe(top)
    expect(await horizontalOverflow(page)).toEqual({ by: 0, because: [] })
  })
})

test('the image transitions between its card and the product page', async ({ page }) => {
  // How many elements take part in each view transition by name, before and after the update.
  const counts: number[] = []
  await page.exposeFunction('onCount', (count: number) => counts.push(count))
  await page.addInitScript(() => {
    const count = () => {
      const names = Array.from(
        document.querySelectorAll('*'),
        (element) => getComputedStyle(element).viewTransitionName,
      )
      Object(window).onCount(names.filter((name) => name.startsWith('-products-')).length)
    }
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (given) => {
      count()
      return start(async () => {
        await (typeof given === 'function' ? given : given?.update)?.()
        count()
      })
    }
  })
  await page.goto('/products')
  const card = page.getByRole('link', { name: kanjivaram.title, exact: true })
  await card.click()
  await expect(content(page, kanjivaram.title)).toBeFocused()
  await expect.poll(() => counts).toEqual([1, 1])
  await page.goBack()
  await expect(card).toBeVisible()
  await expect.poll(() => counts).toEqual([1, 1, 1, 1])
  await page.goForward()
  await expect(enlargeButton(page, kanjivaram)).toBeVisible()
  await expect.poll(() => counts).toEqual([1, 1, 1, 1, 1, 1])
  // Other navigations do not transition the image.
  await page.getByRole('link', { name: 'Resham' }).first().click()
  await expect(heading(page, 'The feeling of luxury')).toBeVisible()
  expect(counts).toHaveLength(6)
})

test('a press while the picture moves reaches the page', async ({ page }) => {
  await page.goto('/products')
  const card = page.getByRole('listitem', { name: kanjivaram.title, exact: true })
  await card.getByRole('link', { name: kanjivaram.title, exact: true }).click()
  await expect(content(page, kanjivaram.title)).toBeFocused()
  await page.goBack()
  // It would move for less time than a busy machine takes to press.
  await page.waitForFunction(() => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'))
    for (const animation of moving) animation.pause()
    return moving.length > 0
  })
  const { x, y, width, height } = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(x + width / 2, y + height / 3)
  await expect(content(page, kanjivaram.title)).toBeVisible()
})
