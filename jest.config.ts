/** @jest-config-loader esbuild-register */
import type { Config } from 'jest'

const config: Config = {
  // Each worker has a core of its own: there is nothing else to leave one for.
  maxWorkers: '100%',
  // A busy machine is slow, not wrong.
  testTimeout: 30_000,
  testEnvironment: '<rootDir>/src/testing/environment.ts',
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', '<rootDir>/mock-server/**/*.test.ts'],
  // `.ci/run` adds up the numbers that the report holds.
  reporters: process.env.CI ? ['default', '<rootDir>/.ci/jestReport.cjs'] : ['default'],
  transform: { '\\.(mjs|[jt]sx?)$': '@swc/jest' },
  // These packages ship ES modules alone, which jest cannot read as they are.
  transformIgnorePatterns: ['/node_modules/(?!(@noble|@scure|@tabler|es-toolkit)/)'],
  moduleNameMapper: {
    // The build gives Mirage these functions too: what is tested is what ships.
    '^lodash/(\\w+)$': 'es-toolkit/compat/$1',
    '\\.module\\.css$': '<rootDir>/src/testing/cssModule.ts',
    '\\.css$': '<rootDir>/src/testing/emptyModule.ts',
    '^@/(.*)$': '<rootDir>/src/$1',
  },
}

export default config
