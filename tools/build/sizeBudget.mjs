// Prints the sizes of the build, as brotli compressed it, and fails when one exceeds its budget. Its argument is another
// folder than dist/.
import { readdirSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** @typedef {Record<string, number>} Budgets in kB */

/** @type {Budgets} */
const FIRST = { main: 43.9, vendor: 98, shop: 28.6 }
const FIRST_LOAD = 170.1
/** @type {Budgets} */
const LATER = {
  userPages: 10,
  accounts: 10.4,
  product: 5.9,
  suggestions: 8.5,
  tester: 43.2,
  faults: 1.6,
  toaster: 6.4,
  zoom: 12.9,
  timeTravel: 2,
}
/**
 * Pages with their styles and the shop's own products, with room for the URLs in their heads.
 * @type {Budgets}
 */
const PAGES = { 'shell.html': 10, 'index.html': 11.4, 'products/index.html': 18.4 }

const { SITE_URL, API_URL, PRERENDER } = process.env
/**
 * How many kB a build with URLs may add to each file, for the URLs and the code that uses them. A URL of 20
 * characters, which hardly compress, adds 50 bytes; this is enough for a URL of 150.
 */
const ROOM_FOR_URLS = SITE_URL || API_URL ? 0.2 : 0

const DIST = resolve(process.argv[2] ?? fileURLToPath(new URL('../../dist', import.meta.url)))
const sizeOf = (/** @type {string} */ path) => statSync(`${DIST}/${path}.br`).size / 1000
const files = readdirSync(`${DIST}/assets`).filter((file) => file.endsWith('.js'))
const scripts = new Map(files.map((file) => [file.replace(/\..*/, ''), sizeOf(`assets/${file}`)]))

/** @type {string[]} */
const problems = [...scripts.keys()]
  .filter((name) => !(name in FIRST) && !(name in LATER))
  .map((name) => `the script '${name}' has no budget`)

/**
 * @param {string} name
 * @param {number} size
 * @param {number} [budget]
 */
function check(name, size, budget = 0) {
  const limit = budget + ROOM_FOR_URLS
  console.log(`${size.toFixed(1).padStart(7)} kB of ${limit.toFixed(1).padStart(5)}  ${name}`)
  if (size > limit)
    problems.push(`${name} is ${size.toFixed(2)} kB, over its budget of ${limit.toFixed(1)} kB`)
}

/** A build for a server has no `accounts`, which is the mock server's. */
const checkScripts = (/** @type {Budgets} */ budgets) => {
  for (const [name, size] of scripts) if (name in budgets) check(name, size, budgets[name])
}

// Only its owner decides how long a page of another catalogue is. PRERENDER=none writes no such page.
if (!API_URL && PRERENDER !== 'none')
  for (const [page, budget] of Object.entries(PAGES)) check(page, sizeOf(page), budget)
console.log('\nFirst load (brotli):')
checkScripts(FIRST)
check(
  'JavaScript in total',
  Object.keys(FIRST).reduce((sum, name) => sum + (scripts.get(name) ?? 0), 0),
  FIRST_LOAD,
)
console.log('\nLazy chunks (brotli):')
checkScripts(LATER)

if (problems.length > 0) {
  console.error(`\nOver the budgets of tools/build/sizeBudget.mjs: ${problems.join('; ')}.`)
  process.exit(1)
}
