import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures'

/** What can be measured on a page that is drawn. All lengths are CSS pixels. */

/** The widths that every page is looked at: the smallest phone, a usual one, a tablet, a desk. */
export const WIDTHS = [320, 360, 768, 1440]

/** Below this width the links of the header stand in a bar at the foot of the screen. */
export const BAR_BELOW = 768

/** Looks at the page at every width. */
export async function atEveryWidth(page: Page, look: (width: number) => Promise<void>): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < BAR_BELOW ? 740 : 900 })
    await look(width)
  }
}

/** Waits until the page has what it is about, its fonts, and the pictures on the screen. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/^Loading/)).toHaveCount(0)
  await page.waitForFunction(() => {
    const isOnScreen = (picture: Element) => {
      const { top, bottom, width } = picture.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < innerHeight
    }
    const pictures = [...document.images].filter(isOnScreen)
    return document.fonts.status === 'loaded' && pictures.every(({ complete }) => complete)
  })
}

/** How far the page can be scrolled sideways, and what sticks out. */
export function sideways(page: Page): Promise<{ by: number; because: string[] }> {
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

/** The links, buttons, fields and words of a part of the page that lie upon each other. */
export function overlaps(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    // Words for screen readers alone stand in a box of one pixel.
    const isHidden = (element: Element | null): boolean => {
      if (!element || element === root) return false
      const { width, height } = element.getBoundingClientRect()
      return width <= 1 || height <= 1 || isHidden(element.parentElement)
    }
    const holdsWords = (element: Element) =>
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
    const isContent = (element: Element) => element.matches('a, button, input') || holdsWords(element)
    const contents = [...root.querySelectorAll('*')].filter(isContent).filter((element) => !isHidden(element))
    const nameOf = (element: Element) =>
      element.textContent?.trim() || element.getAttribute('name') || element.tagName
    const collide = (one: Element, other: Element) => {
      if (one.contains(other) || other.contains(one)) return false
      // The button that clears a field stands within it.
      if (one.matches('input') && one.parentElement === other.parentElement) return false
      const a = one.getBoundingClientRect()
      const b = other.getBoundingClientRect()
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      return wide > 0.5 && high > 0.5
    }
    return contents.flatMap((one, index) =>
      contents
        .slice(index + 1)
        .filter((other) => collide(one, other))
        .map((other) => `${nameOf(one)} | ${nameOf(other)}`),
    )
  })
}

/** Boxes that cut off what they hold. */
export function cutWords(part: Locator): Promise<string[]> {
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

/** The edges of something on the screen. Fails when it is not drawn. */
export async function boxOf(
  locator: Locator,
): Promise<{ top: number; bottom: number; left: number; right: number }> {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} is not drawn`)
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width }
}

export async function scrollToTheEnd(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
}

/** Keeps what the browser reports of things that jumped, from the first moment of every page on. */
export async function watchShifts(page: Page): Promise<void> {
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
        shifts.push({ value: shift.value, what: what.join(' + ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What jumped on this page so far without the shopper's doing: how much in all, and what. */
export async function shiftsOf(page: Page): Promise<{ total: number; what: string[] }> {
  const shifts = await page.evaluate(
    () =>
      new Promise<{ value: number; what: string }[]>((resolve) => {
        // A shift is reported with the frame after it.
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            resolve((window as never as { shifts: { value: number; what: string }[] }).shifts),
          ),
        )
      }),
  )
  return { total: shifts.reduce((sum, { value }) => sum + value, 0), what: shifts.map(({ what }) => what) }
}
