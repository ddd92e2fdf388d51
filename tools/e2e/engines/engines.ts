import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findBrowser } from '../support/findBrowser'
import { openWithPuppeteer } from './puppeteerEngine'
import type { Engine, Viewport } from './tab'
import { openWebKit } from './webKitEngine'

const onPath = (name: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(existsSync)

const firefox = () => process.env.FIREFOX_PATH || onPath('firefox-esr') || onPath('firefox')

type EngineEntry = {
  name: string
  /** What has to be installed; undefined if nothing is missing. */
  missing: () => string | undefined
  open: (viewport: Viewport) => Promise<Engine>
}

export const ENGINES: EngineEntry[] = [
  {
    name: 'Firefox',
    missing: () => (firefox() ? undefined : 'firefox-esr or firefox on the PATH, or FIREFOX_PATH'),
    open: (viewport) => openWithPuppeteer({ browser: 'firefox', executablePath: firefox() }, viewport),
  },
  {
    name: 'WebKit',
    missing: () => {
      const absent = ['WebKitWebDriver', 'Xvfb'].filter((name) => !onPath(name))
      return absent.length === 0 ? undefined : `${absent.join(' and ')} on the PATH`
    },
    open: (viewport) => openWebKit(onPath('WebKitWebDriver') ?? '', viewport),
  },
  {
    name: 'Chromium',
    missing: () => undefined,
    open: (viewport) => {
      const { executablePath, channel, env } = findBrowser()
      const options = { executablePath, channel: channel as 'chrome' | undefined, env }
      return openWithPuppeteer({ browser: 'chrome', ...options }, viewport)
    },
  },
]
