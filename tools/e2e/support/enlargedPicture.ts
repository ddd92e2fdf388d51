import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures'
import { edgesOf } from './layoutChecks'
import type { Product } from './products'

/** The picture of a product in the dialog that enlarges it. */

type Box = Awaited<ReturnType<typeof edgesOf>>

export const enlargeButton = (page: Page, { title }: Product) =>
  page.getByRole('button', { name: `Enlarge the picture of ${title}` })
export const dialogOf = (page: Page, { title }: Product) =>
  page.getByRole('dialog', { name: `Pictures of ${title}` })

/** Enlarges the image to the full screen, and waits until it can be zoomed. */
export async function enlarge(page: Page, product: Product) {
  await enlargeButton(page, product).click()
  return waitForEnlarged(page, product)
}

export async function waitForEnlarged(page: Page, product: Product) {
  const dialog = dialogOf(page, product)
  const picture = dialog.getByRole('img')
  const size = (text: string) =>
    expect(dialog.getByText(`Zoom ${text}`, { exact: true }).first()).toBeVisible()
  await size('100%')
  const { left, right, top, bottom } = await edgesOf(picture)
  return { dialog, picture, size, middle: { x: (left + right) / 2, y: (top + bottom) / 2 } }
}

/** Waits until an element has reached a position. */
export async function expectPosition(
  locator: Locator,
  expected: Partial<Box>,
  options: { timeout?: number } = {},
) {
  await expect
    .poll(async () => {
      const box = await edgesOf(locator)
      return Object.entries(expected).every(([edge, at]) => Math.abs(box[edge as keyof Box] - at) < 1)
    }, options)
    .toBe(true)
}

/** Moves the pointer slightly around a point until the image has reached a position. */
export async function pointAt(page: Page, x: number, y: number, picture: Locator, expected: Partial<Box>) {
  await expect(async () => {
    await page.mouse.move(x, y - 1)
    await page.mouse.move(x, y)
    // Each move starts the animation again: the next one must not come before its end, however slow the machine is.
    await expectPosition(picture, expected, { timeout: 4_000 })
  }).toPass()
}
