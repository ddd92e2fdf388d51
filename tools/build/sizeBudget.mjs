// Prints the sizes of the build, compressed with brotli, and fails when one exceeds its budget. Its argument is another
// folder than dist/.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

const FOLDER = process.argv[2]
const DIST = FOLDER ? resolve(FOLDER) : fileURLToPath(new URL('../../dist', import.meta.url))
const { SITE_URL, API_URL, PRERENDER } = process.env

/**
 * The budget of each script, in kB.
 * @type {Record<string, number>}
 */
const FIRST = { main: 43.6, vendor: 97.6, shop: 28.5 }
/** @type {Record<string, number>} */
const LATER = {
  userPages: 9,
  accounts: 10.4,
  product: 5.9,
  suggestions: 8.5,
  tester: 44.3,
  faults: 1.6,
  toaster: 6.4,
  zoom: 12.9,
  timeTravel: 2,
}
/** The budget of the first load. */
const FIRST_LOAD = 169.1
/**
 * The budget of pages with their styles and the shop's own products, with room for the URLs in their heads.
 * @type {Record<string, number>}
 */
const PAGES = { shell: 10, index: 11.4, 'products/index': 18.4 }
/**
 * What a build with URLs may add to each: the URLs and the code that uses them. 50 bytes with a URL of 20 characters,
 * which hardly compress; this is enough for a URL of 150.
 */
const ROOM_FOR_URLS = SITE_URL || API_URL ? 0.2 : 0

if (!existsSync(`${DIST}/index.html`)) {
  console.error(`There is no production build in ${FOLDER ?? 'dist/'} yet. Run "npm run build".`)
  process.exit(1)
}

const sizeOf = (/** @type {string} */ path) =>
  brotliCompressSync(readFileSync(`${DIST}/${path}`)).length / 1000
const files = readdirSync(`${DIST}/assets`).filter((file) => file.endsWith('.js'))
const scripts = files.map((file) => ({ name: file.split('.')[0] ?? file, size: sizeOf(`assets/${file}`) }))
/** @type {string[]} */
const problems = []

/**
 * @param {string} name
 * @param {number} size
 * @param {number} [budget]
 */
function line(name, size, budget = 0) {
  const limit = budget + ROOM_FOR_URLS
  console.log(`${size.toFixed(1).padStart(7)} kB of ${limit.toFixed(1).padStart(5)}  ${name}`)
  if (size > limit)
    problems.push(`${name} is ${size.toFixed(2)} kB, over its budget of ${limit.toFixed(1)} kB`)
}

/**
 * @param {string} title
 * @param {Record<string, number>} budgets
 */
function report(title, budgets) {
  console.log(`\n${title} (brotli):`)
  const found = scripts.filter(({ name }) => name in budgets)
  for (const { name, size } of found) line(name, size, budgets[name])
  return found.reduce((sum, { size }) => sum + size, 0)
}

// How long the page of another catalogue is, only its owner decides. PRERENDER=none writes no such page.
if (!API_URL && PRERENDER !== 'none')
  for (const [page, budget] of Object.entries(PAGES)) line(`${page}.html`, sizeOf(`${page}.html`), budget)
line('JavaScript in total', report('First load', FIRST), FIRST_LOAD)
report('Lazy chunks', LATER)

for (const { name } of scripts)
  if (!(name in FIRST) && !(name in LATER)) problems.push(`the script '${name}' has no budget`)

if (problems.length > 0) {
  console.error(`\nOver the budgets of tools/build/sizeBudget.mjs: ${problems.join('; ')}.`)
  process.exit(1)
}
