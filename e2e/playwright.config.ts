import { defineConfig } from '@playwright/test'

// Two checkouts can be tested side by side.
const PORT = Number(process.env.E2E_PORT ?? 4173)

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/journeys',
  globalSetup: './globalSetup.ts',
  fullyParallel: true,
  workers: 2,
  // A busy machine may be late once. What passes only the second time is named at the end of the run. The
  // journeys that prove that nothing is lost allow themselves none.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // `.ci/run` adds up the numbers that the JSON report holds.
  reporter: process.env.CI ? [['line'], ['json', { outputFile: '../test-results/journeys.json' }]] : 'list',
  // The longest journeys take a quarter of this on a quiet machine.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    screenshot: 'only-on-failure',
    // A worker would answer where a journey lets a request fail. worker.spec.ts has one.
    serviceWorkers: 'block',
    // The snapshots of a trace tell enough; filming every journey would double the time it takes.
    trace: { mode: 'retain-on-failure', screenshots: false },
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
