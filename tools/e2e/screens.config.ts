import { defineConfig } from '@playwright/test'
import baseConfig from './playwright.config'

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 900 },
  { width: 1440, height: 900 },
]

/** `npm run screens`: compares what is in view on twelve screens with the pictures in `tools/e2e/screens`. */
export default defineConfig({
  ...baseConfig,
  testMatch: 'screens.story.ts',
  outputDir: '../../test-results/screens',
  snapshotPathTemplate: '{testDir}/screens/{arg}-{projectName}{ext}',
  reporter: 'list',
  expect: {
    ...baseConfig.expect,
    // Any other shade counts: Playwright's default threshold overlooks slight ones. The ratio allows for the edges of
    // badges, where up to 32 pixels differ by three levels of 255 now and then.
    toHaveScreenshot: { threshold: 0, maxDiffPixelRatio: 0.0002 },
  },
  use: {
    ...baseConfig.use,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'off',
  },
  projects: sizes.map((viewport) => ({
    name: `${viewport.width}`,
    use: { viewport, hasTouch: viewport.width < 1024 },
  })),
})
