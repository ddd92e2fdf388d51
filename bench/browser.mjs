import { createRequire } from 'node:module'
import { chromium } from '@playwright/test'

const require = createRequire(import.meta.url)

/** A slow phone on a slow line, as the targets name it. */
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
export const DESK = { viewport: { width: 1280, height: 800 } }

/** How to start the browser of the journeys, so that it trusts the bench's own certificate. */
export function launchOptions({ spki }) {
  require('esbuild-register/dist/node').register()
  const { findBrowser } = require('../e2e/browser.ts')
  const args = [
    `--ignore-certificate-errors-spki-list=${spki}`,
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
  ]
  return { ...findBrowser(), args }
}

/** Takes more arguments for the browser, if there are any. */
export function openBrowser(certificate, more = []) {
  const { args, ...options } = launchOptions(certificate)
  return chromium.launch({ ...options, args: [...args, ...more] })
}

/** Whether a browser is the headless shell, which paints earlier than what people have. */
export async function isHeadlessShell(browser) {
  const session = await browser.newBrowserCDPSession()
  const { product } = await session.send('Browser.getVersion')
  return product.startsWith('HeadlessChrome/')
}

/** Waits until React looks after every control of the page: it marks the elements that are its own. */
export const untilOpen = (page) =>
  page.waitForFunction(
    () => {
      const controls = [...document.querySelectorAll(':is(header, main) :is(a, button, input)')]
      const isOpen = (control) => Object.keys(control).some((key) => key.startsWith('__react'))
      return controls.length > 0 && controls.every(isOpen)
    },
    undefined,
    { polling: 100 },
  )

/** A page with its line to the browser's own figures; slow unless told. */
export async function openPage(context, { isSlow = true } = {}) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Performance.enable')
  if (isSlow) {
    await session.send('Network.emulateNetworkConditions', NETWORK)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  }
  return { page, session }
}

/** The browser's own counters, by their names. */
export async function metricsOf(session) {
  const { metrics } = await session.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}
