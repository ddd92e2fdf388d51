/** @jest-config-loader esbuild-register */
import type { Config } from 'jest'
import config from '../../jest.config'

/** The tests of pages, each on a page that a browser translates. */
const translated: Config = {
  ...config,
  rootDir: '../..',
  testMatch: ['<rootDir>/src/**/*.test.tsx'],
  setupFilesAfterEnv: [...(config.setupFilesAfterEnv ?? []), '<rootDir>/src/testing/setupTranslated.ts'],
  reporters: process.env.CI
    ? ['default', ['<rootDir>/.ci/jestReport.cjs', { name: 'translated' }]]
    : ['default'],
}

export default translated
