import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import type { Engine, Tab, Viewport } from './tab'

/** WebKitGTK's MiniBrowser over WebDriver, on a display of its own. */
export async function openWebKit(viewport: Viewport): Promise<Engine> {
  // Without a window manager the window under the pointer has the focus, and the pointer is in the middle of the screen.
  const screen = `${viewport.width}x${viewport.height}x24`
  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', screen], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = (await firstOutput(xvfb.stdio[3] as NodeJS.ReadableStream)).trim()
  const port = await freePort()
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}` },
  })
  const stop = () => {
    for (const process of [server, xvfb] satisfies ChildProcess[]) process.kill()
  }
  try {
    await untilListening(port)
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
      .build()
    await driver.manage().setTimeouts({ script: 60_000 })
    const first = await driver.getWindowHandle()
    let isFirstUsed = false
    return {
      // This protocol tells nothing of the console.
      errors: [],
      openTab: async () => {
        // A new tab stays hidden behind the first, where no pointer gets to it; a window is seen.
        if (isFirstUsed) await driver.switchTo().newWindow('window')
        const handle = isFirstUsed ? await driver.getWindowHandle() : first
        isFirstUsed = true
        // The window's bars keep it wider than the smallest phone: 447 px, in the layout of a phone all the same.
        await driver
          .manage()
          .window()
          .setRect({ x: 0, y: 0, ...viewport })
        return tabOf(driver, handle)
      },
      close: async () => {
        await driver.quit().finally(stop)
      },
    }
  } catch (error) {
    stop()
    throw error
  }
}

const tabOf = (driver: WebDriver, handle: string): Tab => {
  /** What an engine does concerns the tab that was switched to last. */
  const here = async () => {
    if ((await driver.getWindowHandle()) !== handle) await driver.switchTo().window(handle)
    return driver
  }
  const callOf = (work: (...args: never[]) => unknown) =>
    `const [args, done] = [[...arguments].slice(0, -1), arguments[arguments.length - 1]];
     Promise.resolve().then(() => (${work})(...args)).then((result) => done({ result }), (error) => done({ error: String(error) }))`
  const run: Tab['run'] = async (work, ...args) => {
    const { result, error } = await (await here()).executeAsyncScript<{ result?: never; error?: string }>(
      callOf(work),
      ...args,
    )
    if (error !== undefined) throw new Error(error)
    return result as never
  }
  return {
    show: async () => {
      await here()
    },
    goto: async (url) => (await here()).get(url),
    back: async () => {
      await run(() => {
        setTimeout(() => history.back())
      })
    },
    run,
    inject: async (script) => {
      await (await here()).executeScript(script)
    },
    click: async (find, ...args) => {
      const element = await (await here()).executeScript<WebElement>(
        `return (${find})(...arguments)`,
        ...args,
      )
      await driver.actions().move({ origin: element }).click().perform()
    },
    type: async (text) => (await here()).switchTo().activeElement().sendKeys(text),
    press: async (key) => {
      const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, ArrowDown: Key.ARROW_DOWN }
      await (await here()).switchTo().activeElement().sendKeys(keys[key])
    },
    screenshot: async (path) => {
      writeFileSync(path, await (await here()).takeScreenshot(), 'base64')
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

async function untilListening(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('WebKitWebDriver does not listen.')
}
