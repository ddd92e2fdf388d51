// What each folder may import of this project: rules 1 and 2 of docs/architecture.md. Types count too.
// Paths are regular expressions; $1 is what the group in the importing file's path matched.

const TESTS = '[.]test[.]tsx?$|/tests/|^src/testing/'

// The rules of servers are not in the code of the shop.
const contract = '^contract/(?!serverRules/)'
const shared = '^src/shared/'
const auth = '^src/features/auth/index[.]ts$'
const features = '^src/features/[^/]+/index[.]ts$'
const pages = '^src/pages/'
const app = '^src/app/'
/** The types of the store, which is inferred from everything below it. */
const storeTypes = '^src/shared/redux/rootState[.]ts$'
const mockServer = '^mock-server/'
const seeds = '^mock-server/seeds/'
const serverRules = '^contract/serverRules/'
const browser = '^browser/'
const delivery = '^delivery/'
const pagesProgram = '^delivery/pagesProgram[.]ts$'
const withoutZod = '^contract/(?!(resources|serverRules|tests)/|(calls|openApi)[.]ts$)'
const calls = '^contract/(calls|resources/userData)[.]ts$'
const readRequest = '^contract/serverRules/readRequest[.]ts$'

/** The folders of the root that have floors. */
const FOLDERS = '^(browser|contract|delivery|mock-server|src|server|tools)/'

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** The files of a folder may import only `allowed` of the project. Tests may import more. */
const mayImport = (folder, allowed, name, comment) =>
  rule(name, comment, { path: folder, pathNot: TESTS }, { path: FOLDERS, pathNot: allowed })

const DOWN_ONLY =
  'Imports point down only: app → pages → features → shared → contract. A feature is imported through its index.ts. Of the contract nothing is imported that has zod, which shoppers would download.'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    mayImport(contract, [contract], 'contract', DOWN_ONLY),
    mayImport(browser, [browser], 'browser', DOWN_ONLY),
    mayImport(`(?!${storeTypes})${shared}`, [shared, browser, withoutZod], 'shared', DOWN_ONLY),
    mayImport(
      storeTypes,
      ['^src/app/store/store[.]ts$'],
      'store-types',
      'The types of the store are imported from above, in this file alone. Biome sees to it that they are nothing but types.',
    ),
    mayImport(
      '^src/features/((?!apiTester/|wishlist/)[^/]+)/',
      ['^src/features/$1/', auth, shared, browser, withoutZod],
      'features',
      `${DOWN_ONLY} A feature never imports another one, except auth: compose features in a page.`,
    ),
    mayImport(
      '^src/features/wishlist/',
      ['^src/features/wishlist/', auth, '^src/features/cart/index[.]ts$', shared, browser, withoutZod],
      'wishlist',
      `${DOWN_ONLY} The wishlist imports the cart, for the moves between them.`,
    ),
    mayImport(
      '^src/features/apiTester/',
      ['^src/features/apiTester/', auth, shared, browser, contract],
      'api-tester',
      `${DOWN_ONLY} The request tester has the schemas of the contract.`,
    ),
    rule(
      'contract-without-zod',
      'Shoppers download zod only with the chunk of the accounts: a file of the contract that needs it is in contract/resources.',
      { path: withoutZod, pathNot: TESTS },
      {
        path: '^contract/(resources/|(calls|openApi)[.]ts$)|^node_modules/zod/',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'contract-tests',
      'The contract tests know the contract, the seeds, and how the mock is started: they can be run against any server.',
      { path: '^contract/tests/' },
      { path: FOLDERS, pathNot: [contract, '^mock-server/index[.]ts$', seeds, '^delivery/apiUrl[.]cjs$'] },
    ),
    mayImport(pages, [pages, features, shared, browser, withoutZod], 'pages', DOWN_ONLY),
    mayImport(
      app,
      [app, pages, features, shared, browser, withoutZod, pagesProgram],
      'app',
      `${DOWN_ONLY} What renders pages has the types of their program.`,
    ),
    mayImport(
      '^src/(?!start[.]tsx$)',
      ['^src/', browser, contract, pagesProgram],
      'src',
      'Only the entry of the browser, which starts it, and tests import the mock server.',
    ),
    mayImport(
      '^src/start[.]tsx$',
      [app, pages, features, shared, browser, withoutZod, mockServer],
      'entry',
      'Only tests import src/testing.',
    ),
    mayImport(
      '^src/(serviceWorker|beforeHydration)[.]ts$',
      ['^src/shared/(storageKeys|documentMarks|showNotLoaded)[.]ts$', '^contract/search/filterNames[.]ts$'],
      'programs',
      'A program of its own: it imports nothing of the app but the marks, the names of filters, and the type of what is stored.',
    ),
    mayImport(
      '^contract/serverRules/(?!readRequest)',
      [serverRules, withoutZod],
      'server-rules',
      'The rules of servers know what of the contract has no zod: the mock server brings them to shoppers.',
    ),
    mayImport(
      readRequest,
      [contract, serverRules],
      'read-request',
      'What reads requests knows the rows of the calls.',
    ),
    rule(
      'mock-without-zod',
      'Shoppers download zod only with the chunk of the accounts. Of readRequest, respond has types.',
      {
        path: mockServer,
        pathNot: [TESTS, '^mock-server/(routes/accountRoutes|http/(sentRequest|respond))[.]ts$'],
      },
      { path: [calls, readRequest] },
    ),
    mayImport(
      mockServer,
      [mockServer, browser, withoutZod, calls, serverRules],
      'mock-server',
      'The mock server shares nothing with the app but the contract and what both need of the browser. The reference server imports its seeds, never the reverse.',
    ),
    mayImport(
      delivery,
      [delivery],
      'delivery',
      'Build, preview and server deliver the shop with it: it knows only what they tell it.',
    ),
    mayImport(
      '^server/',
      ['^server/', delivery, contract, serverRules, seeds],
      'server',
      'The reference server imports the contract and mock-server/seeds, and runs the built program of the pages.',
    ),
    rule(
      'tools-on-top',
      'Nobody imports tools, tests included; webpack runs its plugins.',
      { pathNot: '^(tools/|webpack[.]config[.]js$)' },
      { path: '^tools/' },
    ),
    rule(
      'feature-through-its-index',
      "In tests too: import '@/features/…', and export the name there if needed.",
      { path: '^src/(?!features/)|^mock-server/' },
      { path: '^src/features/', pathNot: features },
    ),
    rule(
      'contract-libraries',
      'Every side imports the contract: it needs zod, leven for misspelt words, and the OpenAPI document what writes it.',
      { path: '^contract/', pathNot: TESTS },
      {
        dependencyTypes: ['npm', 'npm-dev', 'npm-no-pkg', 'core'],
        pathNot: '^(contract/)?node_modules/(zod(-openapi)?|leven)/',
      },
    ),
    rule(
      'open-api-in-the-build',
      'Only the build writes the OpenAPI document: neither shoppers nor the request tester download what writes it.',
      { pathNot: [TESTS, '^tools/build/pagesProgram[.]ts$', '^contract/openApi[.]ts$'] },
      { path: '^contract/openApi[.]ts$|^node_modules/zod-openapi/' },
    ),
    // A relative import is 'local' here; one through '@/' is not, and one of a package has a second type.
    rule(
      'alias-across-layers',
      "Write '@/…' across layers.",
      { path: '^src/(features/[^/]+/|[^/]+/?)', pathNot: TESTS },
      {
        path: '^src/',
        pathNot: '^src/$1',
        dependencyTypes: ['local'],
        dependencyTypesNot: ['aliased-workspace'],
      },
    ),
    rule(
      'relative-within-a-feature',
      "Write './…' or '../…' within a feature.",
      { path: '^src/features/([^/]+)/', pathNot: TESTS },
      { path: '^src/features/$1/', dependencyTypesNot: ['local'] },
    ),
    rule(
      'package-by-its-name',
      "Write '@resham/contract', '@resham/mock-server/…': the place of a package is no one else's matter.",
      { path: '^([^/]+)(/|$)' },
      {
        path: '^(browser|contract|delivery|mock-server)/',
        pathNot: '^$1/',
        dependencyTypes: ['local'],
        dependencyTypesNot: ['aliased-workspace'],
      },
    ),
    rule('resolvable', 'What is not found is not checked.', {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The last two are built.
    exclude: { path: '[.](css|svg|webp|png)$|^server/dist/|^tools/bench/results/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
    tsConfig: { fileName: 'tsconfig.json' },
  },
}
