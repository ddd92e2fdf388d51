import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { source } from 'axe-core'
import { expect } from './fixtures'
import { settled } from './measures'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Whether the page is asked to do without motion. */
export const isStill = (page: Page) =>
  page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)

/** Audits what is on the page now against WCAG 2.2 AA. `state` names it where it fails. */
export async function expectNoViolations(page: Page, state: string): Promise<void> {
  await settled(page)
  const wasStill = await isStill(page)
  // What fades in or out has a contrast of its own; a toast may leave in the middle of an audit.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { violations } = await new AxeBuilder({ page, axeSource: source }).withTags(RULES).analyze()
  await page.emulateMedia({ reducedMotion: wasStill ? 'reduce' : null })
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target }) => target.join(' ')),
  }))
  expect.soft(found, `violations of ${state}`).toEqual([])
}
