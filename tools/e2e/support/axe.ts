import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { source } from 'axe-core'
import { readPage } from '../../../src/testing/readPage'
import { expect } from './fixtures'
import { waitForContent } from './layoutChecks'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Whether reduced motion is emulated. */
const prefersReducedMotion = (page: Page) =>
  page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)

/** Audits the page against WCAG 2.2 AA, and for words that are heard as one. `state` describes the page in a failure. */
export async function expectNoViolations(page: Page, state: string): Promise<void> {
  await waitForContent(page)
  const wasReduced = await prefersReducedMotion(page)
  // Fading elements, such as a toast that disappears during the audit, have a lower contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { violations } = await new AxeBuilder({ page, axeSource: source }).withTags(RULES).analyze()
  await page.emulateMedia({ reducedMotion: wasReduced ? 'reduce' : null })
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target }) => target.join(' ')),
  }))
  expect.soft(found, `violations of ${state}`).toEqual([])
  const joined = (await page.evaluate(readPage, undefined)).filter((line) => line.includes('‿'))
  expect.soft(joined, `joined words of ${state}`).toEqual([])
}
