import type { Page } from '@playwright/test'
import { test as base, expect } from './fixtures'
import { type PreviewServer, startPreviewServer } from './previewServer'

/** Each test has a host of its own, with a service worker. */
export const test = base.extend<{ host: PreviewServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  host: async ({}, use, testInfo) => {
    const host = await startPreviewServer(testInfo.outputPath('host'))
    await use(host)
    host.close()
  },
  baseURL: ({ host }, use) => use(host.url),
  serviceWorkers: 'allow',
})

/** Opens a page and waits until the service worker is active and controls it. */
export async function openControlled(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
}
