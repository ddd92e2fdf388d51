import { defineConfig } from '@playwright/test'
import journeys from './playwright.config'

/** `npm run screens`: pictures of every screen, to be looked at side by side. It proves nothing by itself. */
export default defineConfig({
  ...journeys,
  testMatch: 'screens.ts',
  outputDir: '../test-results/screens-made',
  timeout: 120_000,
  reporter: 'line',
  projects: [{ name: 'screens' }],
})
