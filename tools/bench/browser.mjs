/** @import { BrowserContext, Page } from '@playwright/test' */
/** @import { Certificate } from './types' */
import { createRequire } from 'node:module'
import { chromium } from '@playwright/test'

const require = createRequire(import.meta.url)

/** The slow connection and CPU that the targets refer to. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const CPU_SLOWDOWN = 4

export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
}
export const DESKTOP = { viewport: { width: 1280, height: 800 } }

/**
 * Launches the browser of the end-to-end tests, which has to trust the bench's certificate. Throws for the headless shell,
 * which paints earlier than the browsers that people use.
 */
export async function openBrowser(/** @type {Certificate} */ { spki }) {
  require('esbuild-register/dist/node').register()
  /** @type {typeof import('../e2e/support/findBrowser')} */
  const { findBrowser } = require('../e2e/support/findBrowser.ts')
  const args = [
    `--ignore-certificate-errors-spki-list=${spki}`,
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
  ]
  const browser = await chromium.launch({ ...findBrowser(), args })
  const { product } = await (await browser.newBrowserCDPSession()).send('Browser.getVersion')
  if (!product.startsWith('HeadlessChrome/')) return browser
  await browser.close()
  throw new Error('Only a headless shell was found. Install Chromium or Chrome, or set CHROMIUM_PATH.')
}

/**
 * Waits until React has hydrated every control of the page: it sets a property on each element it manages. Resolves to
 * the time of that, in ms.
 */
export const waitUntilHydrated = async (/** @type {Page} */ page) => {
  const time = await page.waitForFunction(
    () => {
      const controls = [...document.querySelectorAll(':is(header, main) :is(a, button, input)')]
      const isHydrated = (/** @type {Element} */ control) =>
        Object.keys(control).some((key) => key.startsWith('__react'))
      return controls.length > 0 && controls.every(isHydrated) && performance.now()
    },
    undefined,
    { polling: 50 },
  )
  return Number(await time.jsonValue())
}

/** Opens a page and its CDP session, with a slow CPU and, by default, a slow connection. */
export async function openPage(/** @type {BrowserContext} */ context, { isSlowConnection = true } = {}) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  if (isSlowConnection) await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return { page, session }
}
