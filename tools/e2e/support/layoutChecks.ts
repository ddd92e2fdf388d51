import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures'

/** Measurements of a rendered page. All lengths are CSS pixels. */

/** Viewport widths to test: the smallest phone, a common phone, a tablet, a desktop. */
export const WIDTHS = [320, 360, 768, 1440]

/** Below this width the header links are in a bar at the bottom of the viewport. */
export const BOTTOM_BAR_BELOW = 768

/** Calls `check` at every viewport width. */
export async function atEveryWidth(page: Page, check: (width: number) => Promise<void>): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < BOTTOM_BAR_BELOW ? 740 : 900 })
    await check(width)
  }
}

/** Waits until the content, the fonts and the images in view have loaded. */
export async function waitForContent(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/^Loading/)).toHaveCount(0)
  await page.waitForFunction(() => {
    const isInView = (picture: Element) => {
      const { top, bottom, width } = picture.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < innerHeight
    }
    const pictures = [...document.images].filter(isInView)
    return document.fonts.status === 'loaded' && pictures.every(({ complete }) => complete)
  })
}

/** The horizontal overflow of the page, and its causes. */
export function horizontalOverflow(page: Page): Promise<{ by: number; because: string[] }> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const isOut = (element: Element) => element.getBoundingClientRect().right > clientWidth + 0.5
    const out = scrollWidth > clientWidth ? [...document.body.querySelectorAll('*')].filter(isOut) : []
    return {
      by: Math.max(0, scrollWidth - clientWidth),
      because: out.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)),
    }
  })
}

/** Links, buttons, fields and texts of a container that overlap. */
export function overlaps(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    // Visually hidden text is one pixel wide or high.
    const isHidden = (element: Element | null): boolean => {
      if (!element || element === root) return false
      const { width, height } = element.getBoundingClientRect()
      return width <= 1 || height <= 1 || isHidden(element.parentElement)
    }
    const hasText = (element: Element) =>
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
    const isContent = (element: Element) => element.matches('a, button, input') || hasText(element)
    const contents = [...root.querySelectorAll('*')].filter(isContent).filter((element) => !isHidden(element))
    const nameOf = (element: Element) =>
      element.textContent?.trim() || element.getAttribute('name') || element.tagName
    const collide = (one: Element, other: Element) => {
      if (one.contains(other) || other.contains(one)) return false
      // The clear button of a field is inside it.
      if (one.matches('input') && one.parentElement === other.parentElement) return false
      const a = one.getBoundingClientRect()
      const b = other.getBoundingClientRect()
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      return width > 0.5 && height > 0.5
    }
    return contents.flatMap((one, index) =>
      contents
        .slice(index + 1)
        .filter((other) => collide(one, other))
        .map((other) => `${nameOf(one)} | ${nameOf(other)}`),
    )
  })
}

/** Elements that cut off their content. */
export function cutOffText(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    const isCut = (element: Element) => {
      const { overflowX, textOverflow } = getComputedStyle(element)
      const clips = /hidden|clip/.test(overflowX) && !element.matches('input, textarea, select')
      return (
        clips &&
        textOverflow !== 'ellipsis' &&
        element.clientWidth > 1 &&
        element.scrollWidth > element.clientWidth + 1
      )
    }
    return [...root.querySelectorAll('*')].filter(isCut).map((element) => element.outerHTML.slice(0, 120))
  })
}

/**
 * Links, buttons, fields and texts that go beyond the viewport sideways, fixed ones and those of dialogs too, or whose
 * text goes beyond themselves. What is in a strip that scrolls sideways can be reached.
 */
export function unreachableSideways(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    const { clientWidth } = document.documentElement
    const isAbove = (
      element: Element,
      matches: (style: CSSStyleDeclaration, above: Element) => boolean,
    ): boolean =>
      element !== root &&
      (matches(getComputedStyle(element), element) || isAbove(element.parentElement ?? root, matches))
    const isHidden = (element: Element) =>
      isAbove(element, ({ clipPath, visibility }) => clipPath === 'inset(50%)' || visibility === 'hidden')
    const isInStrip = (element: Element) =>
      isAbove(
        element,
        ({ overflowX }, above) => /auto|scroll/.test(overflowX) && above.scrollWidth > above.clientWidth,
      )
    const hasText = (element: Element) =>
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
    const isOut = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      return left < -0.5 || right > clientWidth + 0.5
    }
    const isTooNarrow = (element: Element) =>
      element.matches('a, button') &&
      getComputedStyle(element).display !== 'inline' &&
      element.scrollWidth > element.clientWidth + 1
    return [...root.querySelectorAll('*')]
      .filter((element) => element.matches('a, button, input, textarea, select') || hasText(element))
      .filter((element) => element.getClientRects().length > 0 && (isOut(element) || isTooNarrow(element)))
      .filter((element) => !isHidden(element) && !isInStrip(element))
      .map((element) => element.outerHTML.slice(0, 120))
  })
}

/** The height that bars leave to the page: they cover the same part of the viewport after it has been scrolled. */
export function heightBetweenBars(page: Page): Promise<number> {
  return page.evaluate(() => {
    const placed = [...document.body.querySelectorAll('*')].filter((element) =>
      /sticky|fixed/.test(getComputedStyle(element).position),
    )
    const boxes = () => placed.map((element) => element.getBoundingClientRect())
    window.scrollTo(0, 400)
    const before = boxes()
    window.scrollTo(0, 440)
    const bars = boxes().filter(
      ({ top, width, height }, index) => before[index]?.top === top && width > 1 && height > 1,
    )
    const isFree = (y: number) => !bars.some(({ top, bottom }) => top <= y && y < bottom)
    return Array.from({ length: window.innerHeight }, (_, y) => y).filter(isFree).length
  })
}

/** The edges of an element in the viewport. Throws when it is not rendered. */
export async function edgesOf(
  locator: Locator,
): Promise<{ top: number; bottom: number; left: number; right: number }> {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} is not rendered`)
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width }
}

export async function scrollToTheEnd(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
}

/** Records layout shifts from the start of every page. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    }
    const shifts: { value: number; what: string }[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[]) {
        if (shift.hadRecentInput) continue
        const what = shift.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 100) : 'text',
        )
        // A font that comes late is a frequent cause.
        const at = `${Math.round(shift.startTime)} ms, fonts ${document.fonts.status}`
        shifts.push({ value: shift.value, what: `${what.join(' + ')} (at ${at})` })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** A layout shift below this value is too small to be visible. */
const INVISIBLE_SHIFT = 0.001

/**
 * Whether the machine lacks the fallback fonts, so that text waited for the shop's in one of other metrics.
 */
export const lacksFallbackFonts = (page: Page) =>
  page.evaluate(() => {
    const fallbacks = [...document.fonts].filter(({ family }) => family.includes('Fallback'))
    const has = (status: FontFaceLoadStatus) => fallbacks.some((face) => face.status === status)
    return has('error') && !has('loaded')
  })

/** Expects that nothing has moved so far without an input. */
export async function expectNoLayoutShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(
    () =>
      new Promise<{ value: number; what: string }[]>((resolve) => {
        // A shift is reported one frame later.
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            resolve((window as never as { shifts: { value: number; what: string }[] }).shifts),
          ),
        )
      }),
  )
  const total = shifts.reduce((sum, { value }) => sum + value, 0)
  const moved = shifts.map(({ what }) => what).join('; ')
  if (await lacksFallbackFonts(page)) return
  expect.soft(total, `${page.url()} moved: ${moved}`).toBeLessThan(INVISIBLE_SHIFT)
}
