import puppeteer, { type Browser, type ElementHandle, type LaunchOptions, type Page } from 'puppeteer-core'
import type { Engine, Tab, Viewport } from './tab'

/** Firefox over WebDriver BiDi, or Chromium over its own protocol. */
export async function openWithPuppeteer(options: LaunchOptions, viewport: Viewport): Promise<Engine> {
  const browser: Browser = await puppeteer.launch({
    ...options,
    headless: true,
    protocolTimeout: 120_000,
    // Chromium needs this when run as root.
    ...(options.browser !== 'firefox' && { args: ['--no-sandbox'] }),
  })
  const errors: string[] = []
  return {
    errors,
    // Always a new page: the first tab of Firefox never has the focus.
    openTab: async () => {
      const page = await browser.newPage()
      page.on('pageerror', (error) => errors.push(String(error)))
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      await page.setViewport(viewport)
      return createTab(page)
    },
    close: () => browser.close(),
  }
}

const createTab = (page: Page): Tab => ({
  show: () => page.bringToFront(),
  goto: async (url) => {
    await page.bringToFront()
    await page.goto(url)
  },
  run: (work, ...args) => page.evaluate(work as never, ...args),
  inject: async (script) => {
    await page.evaluate(script)
  },
  click: async (find, ...args) => {
    const element = (await page.evaluateHandle(find as never, ...args)) as ElementHandle<Element>
    await element.click()
    await element.dispose()
  },
  type: (text) => page.keyboard.type(text),
  press: (key) => page.keyboard.press(key),
  screenshot: async (path) => {
    await page.screenshot({ path: path as `${string}.png` })
  },
})
