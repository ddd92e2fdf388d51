// Prints the sizes of the build, as brotli compressed it. Fails if the scripts of the first load are larger than
// FIRST_LOAD, or if a script or a page has outgrown sizes.json, which `--accept` writes.
// Its other argument is a folder in place of dist/.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/** What a shopper loads at first, whatever the URLs of the build, in kB. */
const FIRST_LOAD = 191
const FIRST_SCRIPTS = ['start', 'vendor', 'app']
/** A script may grow by the code of a feature. The first load has its own limit. */
const SCRIPT_ROOM = 1.1
/** Enough for the URLs of a build, and for what other hashes do to the compression. */
const PAGE_ROOM = 1.03

/** Pages with their styles and the shop's own products. */
const PAGES = ['shell.html', 'index.html', 'products/index.html']

const { values, positionals } = parseArgs({
  options: { accept: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const { API_URL, PRERENDER } = process.env
const ACCEPTED = fileURLToPath(new URL('sizes.json', import.meta.url))
/** @type {Record<string, number>} in kB */
const accepted = JSON.parse(readFileSync(ACCEPTED, 'utf8'))

const DIST = resolve(positionals[0] ?? fileURLToPath(new URL('../../dist', import.meta.url)))
const sizeOf = (/** @type {string} */ path) => statSync(`${DIST}/${path}.br`).size / 1000
const scripts = readdirSync(`${DIST}/assets`)
  .filter((file) => file.endsWith('.js'))
  .map((file) => /** @type {const} */ ([file.replace(/\..*/, ''), sizeOf(`assets/${file}`)]))
// Only the owner of another catalogue decides how long its pages are. PRERENDER=none writes no pages.
const pages =
  API_URL || PRERENDER === 'none' ? [] : PAGES.map((page) => /** @type {const} */ ([page, sizeOf(page)]))
const sizes = Object.fromEntries([...scripts, ...pages])
const firstLoad = FIRST_SCRIPTS.reduce((sum, name) => sum + (sizes[name] ?? 0), 0)

if (values.accept) {
  // Up, or a small file could be larger than what was accepted for it.
  const rounded = Object.entries(sizes).map(([name, size]) => [name, Math.ceil(size * 10) / 10])
  writeFileSync(ACCEPTED, `${JSON.stringify(Object.fromEntries(rounded.sort()), null, 2)}\n`)
}

const problems = []
for (const [name, size] of Object.entries(sizes)) {
  // What the mock shares with the shop is in `start`, and without a mock in `app`: there only the sum says something.
  const isComparable = !values.accept && !(API_URL && FIRST_SCRIPTS.includes(name))
  const before = isComparable ? accepted[name] : undefined
  console.log(`${size.toFixed(1).padStart(7)} kB  ${name}${before ? `, of ${before} accepted` : ''}`)
  const room = name.endsWith('.html') ? PAGE_ROOM : SCRIPT_ROOM
  if (before && size > before * room) problems.push(`${name} has ${size.toFixed(1)} kB in place of ${before}`)
}
console.log(`${firstLoad.toFixed(1).padStart(7)} kB  first load, of ${FIRST_LOAD} at most`)
if (firstLoad > FIRST_LOAD) problems.push(`the first load has ${firstLoad.toFixed(1)} kB`)

if (problems.length > 0) {
  console.error(
    `\nThe build is too large: ${problems.join('; ')}. If that is worth it, \`node tools/build/sizeBudget.mjs --accept\`` +
      ' accepts scripts and pages; the first load has a limit.',
  )
  process.exit(1)
}
