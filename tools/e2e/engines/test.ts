import { test as base, expect } from '@playwright/test'
import { serveBuild } from '../support/previewServer'
import { ENGINES } from './engines'
import { Shopper } from './shopper'
import type { Engine, Viewport } from './tab'

export { expect }

export type EngineOptions = { engineName: string; size: Viewport }
type Host = Awaited<ReturnType<typeof serveBuild>>
type Fixtures = { host: Host; engine: Engine; shopper: Shopper }

/** Playwright's `test` with a host, a browser with a fresh profile, and a shopper in its first tab. */
export const test = base.extend<EngineOptions & Fixtures>({
  engineName: ['', { option: true }],
  size: [{ width: 0, height: 0 }, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  host: async ({}, use) => {
    const host = await serveBuild()
    await use(host)
    await host.close()
  },
  engine: async ({ engineName, size }, use) => {
    const entry = ENGINES.find(({ name }) => name === engineName)
    if (!entry) throw new Error(`There is no engine ${engineName}.`)
    const engine = await entry.open(size)
    await use(engine)
    await engine.close()
  },
  shopper: async ({ engine, host }, use, info) => {
    const shopper = new Shopper(await engine.openTab(), host.url)
    await use(shopper)
    if (info.status !== info.expectedStatus) await shopper.tab.screenshot(info.outputPath('failed.png'))
  },
})
