import { defineConfig } from '@playwright/test'
import shared from './playwright.config'

/** `npm run test:devtools`: time travel in the Redux DevTools, the browser extension itself. */
export default defineConfig({
  ...shared,
  testDir: './devtools',
  testMatch: '*.story.ts',
  outputDir: '../../test-results/devtools',
  // Each test has a browser of its own.
  workers: 2,
  retries: 0,
  reporter: 'list',
  projects: undefined,
})
