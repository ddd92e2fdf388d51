/** @jest-config-loader esbuild-register */
import type { Config } from 'jest'
import shared from '../jest.config'

const { CI, CONTRACT_URL, SERVER_TEST_POSTGRES } = process.env

/** The tests of the server. `npm run test:server` runs them, and sets the variables above. */
const config: Config = {
  rootDir: '..',
  testEnvironment: 'node',
  // Each worker starts servers of its own.
  maxWorkers: 2,
  testTimeout: shared.testTimeout,
  testMatch: [
    // The tests beside their files run once, because what they test does not depend on the kind of database.
    SERVER_TEST_POSTGRES ? '<rootDir>/server/tests/*.test.ts' : '<rootDir>/server/**/*.test.ts',
    ...(CONTRACT_URL ? ['<rootDir>/contract/tests/*.test.ts'] : []),
  ],
  // `.ci/run` sums the totals of these reports.
  reporters: CI
    ? [
        'default',
        [
          '<rootDir>/.ci/jestReport.cjs',
          { name: SERVER_TEST_POSTGRES ? 'server-postgresql' : 'server-embedded' },
        ],
      ]
    : ['default'],
  // The mutation tests work in this folder, on a copy of the tree.
  modulePathIgnorePatterns: ['<rootDir>/.stryker-tmp/'],
  transform: {
    '\\.([cm]?js|tsx?)$': '@swc/jest',
  },
  // The embedded database imports dynamically, the others ship ES modules only: jest loads neither untransformed.
  transformIgnorePatterns: ['/node_modules/(?!(@electric-sql|@noble|@scure|es-toolkit|jose|leven)/)'],
  moduleNameMapper: {
    // Mirage, which the contract tests import, imports lodash.
    '^lodash/(\\w+)$': 'es-toolkit/compat/$1',
  },
}

export default config
