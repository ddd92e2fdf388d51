/** @jest-config-loader esbuild-register */
import type { Config } from 'jest'

const config: Config = {
  // The default leaves one core idle.
  maxWorkers: '100%',
  // Of tests and hooks, also of those of the server. It ends what hangs, and is never reached on a busy machine.
  testTimeout: 600_000,
  testEnvironment: '<rootDir>/src/testing/environment.ts',
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
  testMatch: [
    '<rootDir>/src/**/*.test.{ts,tsx}',
    '<rootDir>/{contract,delivery,mock-server,tools/build}/**/*.test.ts',
  ],
  // `.ci/run` sums the totals of this report.
  reporters: process.env.CI ? ['default', '<rootDir>/.ci/jestReport.cjs'] : ['default'],
  // The mutation tests work in this folder, on a copy of the tree.
  modulePathIgnorePatterns: ['<rootDir>/.stryker-tmp/'],
  transform: { '\\.(mjs|[jt]sx?)$': '@swc/jest' },
  // These packages ship ES modules only, which jest cannot load untransformed.
  transformIgnorePatterns: ['/node_modules/(?!(@noble|@scure|@seriousme|@tabler|es-toolkit|leven)/)'],
  moduleNameMapper: {
    // The build aliases lodash the same way.
    '^lodash/(\\w+)$': 'es-toolkit/compat/$1',
    '\\.module\\.css$': '<rootDir>/src/testing/cssModule.ts',
    '\\.css$': '<rootDir>/src/testing/emptyModule.ts',
    '^@/(.*)$': '<rootDir>/src/$1',
  },
}

export default config
