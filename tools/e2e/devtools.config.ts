import { defineConfig } from '@playwright/test'
import shared from './playwright.config'

const PORT = Number(new URL(`${shared.use?.baseURL}`).port) + 1
const DEVELOPMENT = `http://localhost:${PORT}`

/**
 * `npm run test:devtools`: the Redux DevTools, the browser extension itself, in a build, and what they tell in development
 * alone.
 */
export default defineConfig({
  ...shared,
  testDir: './devtools',
  testMatch: '*.story.ts',
  outputDir: '../../test-results/devtools',
  // Each test has a browser of its own.
  workers: 2,
  retries: 0,
  reporter: 'list',
  projects: [
    { name: 'build', testIgnore: 'trace.story.ts' },
    { name: 'development', testMatch: 'trace.story.ts', use: { baseURL: DEVELOPMENT } },
  ],
  webServer: [
    ...[shared.webServer ?? []].flat(),
    {
      command: `npx webpack serve --mode development --port ${PORT}`,
      cwd: '../..',
      env: { BROWSER: 'none' },
      url: DEVELOPMENT,
      // It responds when it has compiled the shop.
      timeout: 180_000,
      reuseExistingServer: !process.env.CI,
    },
  ],
})
