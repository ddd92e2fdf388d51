import { defineConfig } from '@playwright/test'
import shared from './playwright.config'
import type { Options } from './support/fixtures'

const STORIES = [
  'beforeHydration',
  'largeCatalog',
  'orders',
  'prerendered',
  'purchase',
  'secondBrowser',
  'serverPages',
  'tabs',
]

/** `npm run test:e2e-server`: what depends on the server most, against the reference server. */
export default defineConfig<Options>({
  ...shared,
  testIgnore: undefined,
  testMatch: STORIES.map((name) => `${name}.spec.ts`),
  // Tests of what only the mock server, or only a prerendered page, can do.
  grepInvert: /@mock/,
  outputDir: '../../test-results/e2e-server',
  reporter: process.env.CI
    ? [['line'], ['json', { outputFile: '../../test-results/e2e-server.json' }]]
    : 'list',
  use: { ...shared.use, hasRealServer: true },
  // Each test starts a server of its own.
  webServer: undefined,
})
