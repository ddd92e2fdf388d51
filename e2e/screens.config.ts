import { defineConfig } from '@playwright/test'
import baseConfig from './playwright.config'

/** `npm run screens`: takes screenshots of every page for visual review; it asserts nothing about them. */
export default defineConfig({
  ...baseConfig,
  testMatch: 'screens.ts',
  outputDir: '../test-results/screens-made',
  timeout: 120_000,
  reporter: 'line',
  projects: [{ name: 'screens' }],
})
