import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'

// Another port allows two checkouts to be tested at once.
const PORT = Number(process.env.E2E_PORT ?? 4173)

const REPORT = `../../test-results/e2e-${process.env.E2E_BROWSER ?? 'first'}.json`

export default defineConfig({
  testDir: '.',
  // These tests need the reference server.
  testIgnore: ['largeCatalog.spec.ts', 'serverPages.spec.ts'],
  outputDir: '../../test-results/e2e',
  fullyParallel: true,
  // One more than the cores, because tests often wait.
  workers: availableParallelism() + 1,
  // CI retries once, and lists flaky tests.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // `.ci/run` sums the JSON reports, one for each browser.
  reporter: process.env.CI ? [['line'], ['json', { outputFile: REPORT }]] : 'list',
  // Of all end-to-end tests. They end what hangs, and are never reached on a busy machine.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    screenshot: 'only-on-failure',
    // A service worker would respond to requests that a test lets fail. support/serviceWorker.ts allows it.
    serviceWorkers: 'block',
    // Tracing costs a sixth of the time. Locally: `npm run test:e2e -- --trace on search.spec.ts`.
    trace: process.env.CI ? { mode: 'retain-on-failure', screenshots: false } : 'off',
  },
  // Tests tagged @phone run in both projects. Others set their viewport with test.use.
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true }, grep: /@phone/ },
  ],
  webServer: {
    command: 'node tools/preview/preview.mjs',
    cwd: '../..',
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}`,
    timeout: 600_000,
    reuseExistingServer: !process.env.CI,
  },
})
