import { expect, type Page } from '@playwright/test'
import { holdBack } from './network'

export const SCRIPTS = /\/assets\/[^/]+\.js$/

/** Waits until the prerendered page is hydrated. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('[data-prerendered]'))

/** Opens a page and delays its scripts; returns a function that lets them load and waits for hydration. */
export async function openBeforeHydration(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdBack(page, SCRIPTS)
  // The load event does not fire while the scripts are delayed.
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  return async () => {
    release()
    await waitForHydration(page)
  }
}
