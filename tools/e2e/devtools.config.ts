import { defineConfig } from '@playwright/test'

const PORT = Number(process.env.E2E_PORT ?? 4173)

/** `npm run test:devtools`: time travel in the Redux DevTools, the browser extension itself. */
export default defineConfig({
  testDir: './devtools',
  testMatch: '*.story.ts',
  outputDir: '../../test-results/devtools',
  // Each test has a browser of its own.
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: { baseURL: `http://localhost:${PORT}` },
  webServer: {
    command: 'node tools/preview/preview.mjs',
    cwd: '../..',
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}`,
    reuseExistingServer: !process.env.CI,
  },
})
