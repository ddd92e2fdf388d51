// Prints the sizes of the build, compressed with brotli, and fails when one exceeds its budget.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

const DIST = fileURLToPath(new URL('../../dist', import.meta.url))

/**
 * The budget of each script, in kB.
 * @type {Record<string, number>}
 */
const FIRST = { main: 41.6, vendor: 97.1, shop: 27.6, beforeHydration: 0.5 }
/** @type {Record<string, number>} */
const LATER = {
  account: 8.1,
  accounts: 10,
  product: 5.9,
  suggestions: 8.5,
  tester: 53,
  faults: 2,
  toaster: 6.5,
  zoom: 12.9,
  long: 10.7,
  growth: 0.9,
  timeTravel: 1.6,
}
/** The budget of the first load. */
const FIRST_LOAD = 166
/** The budget of the listing's page, with its style sheet. */
const PAGE = 30

if (!existsSync(`${DIST}/index.html`)) {
  console.error('There is no production build in dist/ yet. Run "npm run build".')
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
 * @param {number | undefined} budget
 */
function line(name, size, budget) {
  console.log(`${size.toFixed(1).padStart(7)} kB of ${String(budget).padStart(3)}  ${name}`)
  if (budget === undefined || size > budget)
    problems.push(`${name} is ${size.toFixed(1)} kB, over its budget of ${budget ?? 0} kB`)
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

line('page of the listing', sizeOf('products/index.html'), PAGE)
line('JavaScript in total', report('First load', FIRST), FIRST_LOAD)
report('Lazy chunks', LATER)

for (const { name } of scripts)
  if (!(name in FIRST) && !(name in LATER)) problems.push(`the script '${name}' has no budget`)

if (problems.length > 0) {
  console.error(`\nOver the budgets of scripts/build/sizeBudget.mjs: ${problems.join('; ')}.`)
  process.exit(1)
}
