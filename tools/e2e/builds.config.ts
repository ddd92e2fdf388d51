import { defineConfig } from '@playwright/test'

/** `npm run test:builds`: no browser is needed, Playwright is only the test runner. */
export default defineConfig({
  testMatch: 'builds.story.ts',
  outputDir: '../../test-results/builds',
  preserveOutput: 'never',
  // A build uses every core, and all builds compile the pages' program into one folder.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? [['line'], ['json', { outputFile: '../../test-results/builds.json' }]] : 'list',
  // The timeout is generous for a busy machine: a build takes a tenth of it on an idle one.
  timeout: 600_000,
})
