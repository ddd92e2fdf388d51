import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'

// Two checkouts can be tested side by side.
const PORT = Number(process.env.E2E_PORT ?? 4173)

const REPORT = `../test-results/journeys-${process.env.JOURNEY_BROWSER ?? 'first'}.json`

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/journeys',
  globalSetup: './globalSetup.ts',
  fullyParallel: true,
  // One for each core, and one more for the moments in which a page only waits.
  workers: availableParallelism() + 1,
  // What passes only the second time is a fault of the shop or of the journey: CI names it, and goes on.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // `.ci/run` adds up the numbers that the JSON reports hold, one for each browser.
  reporter: process.env.CI ? [['line'], ['json', { outputFile: REPORT }]] : 'list',
  // A busy machine is slow, not wrong: the longest journeys take a tenth of this on a quiet one.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    screenshot: 'only-on-failure',
    // A worker would answer where a journey lets a request fail. worker.spec.ts has one.
    serviceWorkers: 'block',
    // A trace takes a sixth of the time. To have one here: `npm run test:e2e -- --trace on search.spec.ts`.
    trace: process.env.CI ? { mode: 'retain-on-failure', screenshots: false } : 'off',
  },
  // A journey tagged @phone is made on both screens. One that needs a size of its own says so with test.use.
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true }, grep: /@phone/ },
  ],
  webServer: {
    command: 'node scripts/preview.mjs',
    cwd: '..',
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}`,
    reuseExistingServer: !process.env.CI,
  },
})
