import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote'
import type { Engine, Tab, Viewport } from './tab'

const KEYS = { Enter: Key.ENTER, ArrowDown: Key.ARROW_DOWN }

/** WebKitGTK's MiniBrowser over WebDriver, on its own X display. */
export async function openWebKit(executablePath: string, viewport: Viewport): Promise<Engine> {
  // Without a window manager the window under the pointer has the focus; the pointer is in the middle of the screen.
  const screen = `${viewport.width}x${viewport.height}x24`
  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', screen], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [display] = await once(xvfb.stdio[3] as NodeJS.ReadableStream, 'data')
  const service = new DriverService.Builder(executablePath)
    .setLoopback(true)
    .setEnvironment({ ...process.env, DISPLAY: `:${String(display).trim()}` } as Record<string, string>)
    .build()
  const stop = async () => {
    await service.kill()
    xvfb.kill()
  }
  try {
    const driver = await new Builder()
      .usingServer(await service.start())
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
      .build()
    await driver.manage().setTimeouts({ script: 60_000 })
    return {
      // WebDriver does not report console messages.
      errors: [],
      openTab: async () => {
        // A new tab would stay hidden behind the first and get no pointer events.
        await driver.switchTo().newWindow('window')
        const window = driver.manage().window()
        // The window is at least 447 px wide, which still has the phone layout.
        await window.setRect({ x: 0, y: 0, ...viewport })
        return createTab(driver, await driver.getWindowHandle())
      },
      close: () => driver.quit().finally(stop),
    }
  } catch (error) {
    await stop()
    throw error
  }
}

const createTab = (driver: WebDriver, handle: string): Tab => {
  /** WebDriver commands go to the window switched to last. */
  const show = async () => {
    if ((await driver.getWindowHandle()) !== handle) await driver.switchTo().window(handle)
  }
  const execute = async <Result>(script: string, ...args: unknown[]) => {
    await show()
    return driver.executeScript<Result>(script, ...args)
  }
  const send = async (keys: string) => {
    await show()
    await driver.switchTo().activeElement().sendKeys(keys)
  }
  return {
    show,
    goto: async (url) => {
      await show()
      await driver.get(url)
    },
    run: (work, ...args) => execute(`return (${work})(...arguments)`, ...args),
    inject: (script) => execute(script),
    click: async (find, ...args) => {
      const element = await execute<WebElement>(`return (${find})(...arguments)`, ...args)
      await driver.actions().move({ origin: element }).click().perform()
    },
    type: send,
    press: (key) => send(KEYS[key]),
    screenshot: async (path) => {
      await show()
      writeFileSync(path, await driver.takeScreenshot(), 'base64')
    },
  }
}
