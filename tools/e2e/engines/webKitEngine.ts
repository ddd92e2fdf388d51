import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote'
import type { Engine, Tab, Viewport } from './tab'

/** WebKitGTK's MiniBrowser over WebDriver, on its own X display. */
export async function openWebKit(executablePath: string, viewport: Viewport): Promise<Engine> {
  // Without a window manager the window under the pointer has the focus; the pointer is in the middle of the screen.
  const screen = `${viewport.width}x${viewport.height}x24`
  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', screen], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = (await firstOutput(xvfb.stdio[3] as NodeJS.ReadableStream)).trim()
  const port = await freePort()
  const service = new DriverService(executablePath, {
    loopback: true,
    port,
    args: [`--port=${port}`],
    env: { ...process.env, DISPLAY: `:${display}` },
  })
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
    const first = await driver.getWindowHandle()
    let isFirstUsed = false
    return {
      // WebDriver does not report console messages.
      errors: [],
      openTab: async () => {
        // A new tab stays hidden behind the first and gets no pointer events; a new window is visible.
        if (isFirstUsed) await driver.switchTo().newWindow('window')
        const handle = isFirstUsed ? await driver.getWindowHandle() : first
        isFirstUsed = true
        // The window is at least 447 px wide, which still has the phone layout.
        await driver
          .manage()
          .window()
          .setRect({ x: 0, y: 0, ...viewport })
        return createTab(driver, handle)
      },
      close: async () => {
        await driver.quit().finally(stop)
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

const createTab = (driver: WebDriver, handle: string): Tab => {
  /** WebDriver commands go to the window switched to last. */
  const activate = async () => {
    if ((await driver.getWindowHandle()) !== handle) await driver.switchTo().window(handle)
    return driver
  }
  const toAsyncScript = (work: (...args: never[]) => unknown) =>
    `const [args, done] = [[...arguments].slice(0, -1), arguments[arguments.length - 1]];
     Promise.resolve().then(() => (${work})(...args)).then((result) => done({ result }), (error) => done({ error: String(error) }))`
  const run: Tab['run'] = async (work, ...args) => {
    const { result, error } = await (await activate()).executeAsyncScript<{ result?: never; error?: string }>(
      toAsyncScript(work),
      ...args,
    )
    if (error !== undefined) throw new Error(error)
    return result as never
  }
  return {
    show: async () => {
      await activate()
    },
    goto: async (url) => (await activate()).get(url),
    back: async () => {
      await run(() => {
        setTimeout(() => history.back())
      })
    },
    run,
    inject: async (script) => {
      await (await activate()).executeScript(script)
    },
    click: async (find, ...args) => {
      const element = await (await activate()).executeScript<WebElement>(
        `return (${find})(...arguments)`,
        ...args,
      )
      await driver.actions().move({ origin: element }).click().perform()
    },
    type: async (text) => (await activate()).switchTo().activeElement().sendKeys(text),
    press: async (key) => {
      const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, ArrowDown: Key.ARROW_DOWN }
      await (await activate()).switchTo().activeElement().sendKeys(keys[key])
    },
    screenshot: async (path) => {
      writeFileSync(path, await (await activate()).takeScreenshot(), 'base64')
    },
  }
}

const firstOutput = (stream: NodeJS.ReadableStream) =>
  new Promise<string>((resolve) => stream.once('data', (data) => resolve(String(data))))

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
