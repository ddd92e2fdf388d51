import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { test as base, chromium, expect, type Page } from '@playwright/test'
import { findBrowser } from '../support/findBrowser'
import { type Monitor, monitorOf } from './monitor'

type Fixtures = {
  /** Opens a path of the shop in a tab of its own. */
  openShop: (path?: string) => Promise<Page>
  /** Opens the window of the DevTools, as their menu does. */
  openMonitor: () => Promise<Monitor>
}

const folder = resolve(process.env.DEVTOOLS_EXTENSION ?? '')

/** A browser with the Redux DevTools in which nothing is stored. An error of the shop fails the test. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  context: async ({}, use) => {
    if (!existsSync(`${folder}/manifest.json`))
      throw new Error('DEVTOOLS_EXTENSION has to name the folder of the Redux DevTools: see docs/testing.md.')
    const context = await chromium.launchPersistentContext('', {
      ...findBrowser(),
      // The old headless mode, which Playwright asks for, has no extensions.
      headless: false,
      viewport: { width: 1440, height: 900 },
      args: [
        '--headless=new',
        `--disable-extensions-except=${folder}`,
        `--load-extension=${folder}`,
        '--disable-features=DisableLoadExtensionCommandLineSwitch',
      ],
      ignoreDefaultArgs: ['--disable-extensions', '--disable-component-extensions-with-background-pages'],
    })
    await use(context)
    await context.close()
  },
  openShop: async ({ context, baseURL }, use) => {
    const errors: string[] = []
    // Responses are not delayed.
    await context.addInitScript(() => location.protocol === 'http:' && localStorage.setItem('perfDelay', '0'))
    await use(async (path = '/') => {
      const page = await context.newPage()
      page.on('pageerror', ({ message }) => errors.push(message))
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      await page.goto(`${baseURL}${path}`)
      await page.waitForFunction(() => !document.querySelector('[data-prerendered]'))
      return page
    })
    expect(errors).toEqual([])
  },
  openMonitor: async ({ context }, use) => {
    const [worker = await context.waitForEvent('serviceworker')] = context.serviceWorkers()
    await use(async () => {
      const opened = context.waitForEvent('page')
      await worker.evaluate(() => {
        const { chrome } = Object(globalThis)
        chrome.windows.create({ type: 'popup', url: chrome.runtime.getURL('devpanel.html') })
      })
      return monitorOf(await opened)
    })
  },
})

export { expect }
