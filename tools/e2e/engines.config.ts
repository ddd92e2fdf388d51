import { defineConfig } from '@playwright/test'
import { ENGINES } from './engines/engines'
import type { EngineOptions } from './engines/test'
import shared from './playwright.config'

const VIEWPORTS = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1440, height: 900 },
}

// Workers load this file too; only the main process reports.
for (const { name, missing } of process.env.TEST_WORKER_INDEX === undefined ? ENGINES : []) {
  const needs = missing()
  if (needs) process.stdout.write(`${name} is skipped: it needs ${needs}.\n`)
}

/** `npm run test:engines`: Playwright is only the test runner, other protocols drive the browsers. */
export default defineConfig<EngineOptions>({
  testDir: './engines',
  testMatch: '*.story.ts',
  outputDir: '../../test-results/engines',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  timeout: shared.timeout,
  expect: shared.expect,
  projects: ENGINES.filter(({ missing }) => !missing()).flatMap(({ name }) =>
    Object.entries(VIEWPORTS).map(([width, size]) => ({
      name: `${name}, ${width}`,
      use: { engineName: name, size },
    })),
  ),
})
