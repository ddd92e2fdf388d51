import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { cutOffText, horizontalOverflow, overlaps, unreachableSideways } from './layoutChecks'

const WIDTHS = [320, 360, 390, 768, 1280, 1440]

type Enlargement = {
  /** Called once, before the first page. */
  prepare?: (page: Page) => Promise<unknown>
  /** Called before each measurement. */
  enlarge?: (page: Page) => Promise<unknown>
  /** The narrowest viewport. */
  from: number
}

const doubleTexts = (page: Page) =>
  page.evaluate(() => {
    const elements = [...document.body.querySelectorAll<HTMLElement | SVGElement>('*')]
    for (const { style } of elements) style.removeProperty('font-size')
    const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    for (const [index, { style }] of elements.entries())
      style.setProperty('font-size', `${2 * (sizes[index] ?? 0)}px`, 'important')
  })

/** The ways in which text gets twice as large without anything else. */
export const enlargements: Record<string, Enlargement> = {
  // A style sheet or an extension of the user sets it. Media queries do not follow.
  'a root font size of 32 px': {
    prepare: (page) =>
      page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = '32px'
        })
      }),
    from: 320,
  },
  // Media queries in rem follow this size.
  'a font size of 32 px in the settings of the browser': {
    prepare: async (page) => {
      const session = await page.context().newCDPSession(page)
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    },
    from: 320,
  },
  // The browsers within Android apps do so. No length follows, and the four links need 325 px.
  'each text twice as large': { enlarge: doubleTexts, from: 360 },
}

/** Expects nothing to scroll sideways, to overlap or to be cut off at any width, in a dialog if one is open. */
export async function expectLargeTextToFit(
  page: Page,
  state: string,
  enlargement: Enlargement,
): Promise<void> {
  const initial = page.viewportSize()
  const dialog = page.locator('dialog[open]')
  const list = page.getByRole('listbox')
  // A card below the mouse is cut off on purpose.
  await page.mouse.move(0, 0)
  for (const width of WIDTHS.filter((width) => width >= enlargement.from)) {
    await page.setViewportSize({ width, height: width < 768 ? 740 : 900 })
    await enlargement.enlarge?.(page)
    const at = `${state} at ${width} px`
    const part = (await dialog.isVisible()) ? dialog : page.locator('body')
    await expect.poll(() => unreachableSideways(part), `${at} goes beyond the viewport`).toEqual([])
    expect.soft(await horizontalOverflow(page), `${at} scrolls sideways`).toEqual({ by: 0, because: [] })
    expect.soft(await cutOffText(part), `cut off on ${at}`).toEqual([])
    // A dialog or a list may lie on a bar. Where no length follows, the badge of a count may lie on its
    // label.
    if (enlargement.enlarge || (await dialog.or(list).isVisible())) continue
    // A count that has just changed is larger for a moment.
    for (const bar of [page.getByRole('banner'), page.getByRole('contentinfo')])
      await expect.poll(() => overlaps(bar), `overlaps in a bar of ${at}`).toEqual([])
  }
  if (initial) await page.setViewportSize(initial)
}
