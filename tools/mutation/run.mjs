// npm run test:mutation [-- areas]: changes the rules of the shop, one small change ("mutant") at a time, and
// sees whether a test of them fails. Without names it does so in all areas. MUTATION_CONCURRENCY is the
// number of mutants that run at once.
import { mkdirSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Stryker } from '@stryker-mutator/core'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const RESULTS = 'test-results/mutation'

const require = createRequire(import.meta.url)
require('esbuild-register/dist/node').register()
const { moduleNameMapper } = require('../../jest.config.ts').default
const PACKAGES = {
  '^@resham/browser$': '<rootDir>/browser/index.ts',
  '^@resham/contract$': '<rootDir>/contract/index.ts',
  '^@resham/contract/(.*)$': '<rootDir>/contract/$1.ts',
  '^@resham/mock-server$': '<rootDir>/mock-server/index.ts',
  '^@resham/mock-server/(.*)$': '<rootDir>/mock-server/$1.ts',
}

/** @typedef {{ rules: string[], tests: string[], isContract?: true }} Area */

/**
 * What belongs to a resource beside the files of its name.
 * @type {Record<string, { rules?: string[], tests?: string[] }>}
 */
const OF_RESOURCES = {
  auth: {
    rules: ['contract/serverRules/accountKeyOf.ts'],
    tests: ['mock-server/tests/accounts.test.ts'],
  },
  cart: {
    rules: ['mock-server/routes/listHandlers.ts', 'contract/serverRules/notFound.ts'],
    tests: ['contract/tests/wishlist.test.ts', 'mock-server/tests/timestamps.test.ts'],
  },
  catalog: {
    rules: ['contract/serverRules/requestedProducts.ts'],
    tests: ['contract/tests/productQueries.test.ts'],
  },
  orders: {
    rules: ['contract/serverRules/orderDifferences.ts'],
    tests: ['contract/tests/refusedOrders.test.ts', 'contract/serverRules/orderDifferences.test.ts'],
  },
  wishlist: {
    tests: ['mock-server/tests/timestamps.test.ts'],
  },
}

const contractFiles = readdirSync(join(ROOT, 'contract/resources'))
/** The resources: both the contract and the routes of the mock have a file of their name. */
const resources = readdirSync(join(ROOT, 'mock-server/routes'))
  .filter((file) => contractFiles.includes(file) && file !== 'index.ts')
  .map((file) => file.replace('.ts', ''))

/** @param {string} name @returns {[name: string, area: Area]} */
const areaOf = (name) => {
  const { rules = [], tests = [] } = OF_RESOURCES[name] ?? {}
  return [
    name,
    {
      rules: [`mock-server/routes/${name}.ts`, `contract/serverRules/${name}.ts`, ...rules],
      tests: [`{contract,mock-server}/tests/${name}.test.ts`, ...tests],
      isContract: true,
    },
  ]
}

/**
 * Each mutant loads all tests of its area, so an area has only rules that belong together, and none of pages.
 * @type {Record<string, Area>}
 */
const AREAS = {
  filters: {
    rules: ['src/features/listing/state/{filtersQuery,filtersSlice}.ts'],
    tests: ['src/features/listing/state/*.test.ts'],
  },
  totals: { rules: ['contract/totals.ts'], tests: ['contract/totals.test.ts'] },
  address: {
    rules: ['src/features/address/{addressSlice,readAddressBooks}.ts', 'src/shared/forms/addressFields.ts'],
    tests: ['src/features/address/*.test.ts'],
  },
  settings: { rules: ['server/settings.ts'], tests: ['server/settings.test.ts'] },
  ownersCatalog: {
    rules: ['server/tools/catalogFiles/{fieldRules,validateCatalog}.ts'],
    tests: ['server/tools/catalogFiles/validateCatalog.test.ts'],
  },
  ownersOrders: {
    rules: ['server/tools/orderList/{formatOrders,formatOrdersAsCsv,readCommand}.ts'],
    tests: ['server/tools/orderList/{formatOrders,readCommand}.test.ts'],
  },
  requests: {
    rules: ['contract/serverRules/{readQuery,readRequest}.ts'],
    tests: ['contract/serverRules/readRequest.test.ts'],
  },
  sessions: {
    rules: ['mock-server/auth/{requireAccount,token}.ts', 'mock-server/routes/{index,accountRoutes}.ts'],
    tests: ['contract/tests/{tokens,catalog,productQueries}.test.ts', 'mock-server/tests/access.test.ts'],
    isContract: true,
  },
  ...Object.fromEntries(resources.map(areaOf)),
}

const named = process.argv.slice(2)
const unknown = named.filter((name) => !Object.hasOwn(AREAS, name))
if (unknown.length > 0) {
  console.error(`No such area: ${unknown.join(', ')}. There are ${Object.keys(AREAS).join(', ')}.`)
  process.exit(1)
}

process.chdir(ROOT)
mkdirSync(RESULTS, { recursive: true })
for (const [name, area] of Object.entries(AREAS))
  if (named.length === 0 || named.includes(name)) await mutate(name, area)

/** @param {string} name @param {Area} area */
function mutate(name, { rules, tests, isContract }) {
  console.log(`\n${name}`)
  return new Stryker({
    mutate: rules,
    testRunner: 'jest',
    jest: {
      projectType: 'custom',
      configFile: 'jest.config.ts',
      config: {
        testMatch: tests.map((path) => `<rootDir>/${path}`),
        // Stryker itself loads the environment, with `require`, which does not know <rootDir>.
        testEnvironment: join(ROOT, 'src/testing/environment.ts'),
        // The packages' links in node_modules lead out of Stryker's copy, to rules without mutants.
        moduleNameMapper: { ...moduleNameMapper, ...PACKAGES },
        // Only tests of pages need the setup, which takes half of the time.
        setupFilesAfterEnv: [],
      },
    },
    testRunnerNodeArgs: ['--require', 'esbuild-register'],
    // Any contract test may send the first request, which loads the handlers: a mutant has to run all tests.
    coverageAnalysis: isContract ? 'all' : 'perTest',
    ignoreStatic: !isContract,
    incremental: true,
    incrementalFile: `${RESULTS}/${name}.json`,
    concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 1),
    // The timeout is generous, for a busy machine.
    timeoutMS: 30_000,
    ignorePatterns: ['/tools/art', '/tools/bench', '/dist*', '/tools/e2e', '/public', '/test-results'],
    // This file does not exist. Stryker would rewrite a real one through an API that TypeScript 7 lacks.
    tsconfigFile: 'none.json',
    reporters: ['clear-text', process.stdout.isTTY ? 'progress' : 'progress-append-only'],
    clearTextReporter: { reportTests: false },
  }).runMutationTest()
}
