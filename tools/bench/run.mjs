// Measures the shop against the baseline: 20 cards rendered with the same libraries.
// npm run bench [-- --rounds=7] [-- --only=visits,interactions] [-- --built]
/** @import { Figures } from './types' */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { policyOf, securityHeaders } from '@resham/delivery/securityHeaders'
import { mapValues } from 'es-toolkit'
import { openBrowser } from './browser.mjs'
import { logInAsGuest, measureInteractions } from './interactions.mjs'
import { makeCertificate, serve } from './staticServer.mjs'
import { medians, table } from './table.mjs'
import { describeTargets } from './targets.mjs'
import { visitTwice } from './visit.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const WEBPACK = fileURLToPath(import.meta.resolve('webpack/bin/webpack.js'))
const RESULTS = fileURLToPath(new URL('./results', import.meta.url))

const PRODUCT = '/products/aubergine-paithani-saree'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: 'visits,interactions' },
    built: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds)
const parts = values.only.split(',')
for (const part of parts)
  if (!['visits', 'interactions'].includes(part)) throw new Error(`--only: there is no part '${part}'.`)

const certificate = makeCertificate()
const browser = await openBrowser(certificate)
if (!values.built)
  for (const config of ['webpack.config.js', 'tools/bench/baseline/webpack.config.cjs'])
    execFileSync(process.execPath, [WEBPACK, '--mode', 'production', '-c', config], {
      cwd: ROOT,
      stdio: 'inherit',
    })

const headers = securityHeaders(policyOf(readFileSync(`${ROOT}/dist/shell.html`, 'utf8')))
const baseline = await serve(certificate, [`${RESULTS}/baseline`, `${ROOT}/dist`])
const shop = await serve(certificate, [`${ROOT}/dist`], headers)

/** @type {Record<string, Record<string, Figures[]>>} */
const results = {}
try {
  if (parts.includes('visits')) {
    const visits = await interleaved(
      {
        baseline: { url: baseline, first: 'main li h2' },
        listing: { url: `${shop}/products`, first: 'main li[aria-label] h2', hasServiceWorker: true },
        home: { url: `${shop}/`, first: '#collections ~ * li', hasServiceWorker: true },
        detail: { url: shop + PRODUCT, first: 'article h1', hasServiceWorker: true },
      },
      (target) => visitTwice(browser, target),
    )
    for (const kind of /** @type {const} */ (['cold', 'repeat']))
      results[`${kind} visit`] = mapValues(visits, (both) => both.map((one) => one[kind]))
  }
  if (parts.includes('interactions'))
    results['interactions, ms'] = await interleaved(
      { baseline: { listing: baseline }, shop: { listing: `${shop}/products`, logIn: logInAsGuest(shop) } },
      (target) => measureInteractions(browser, target),
    )
} finally {
  await browser.close()
}

const [{ model = '' } = {}] = cpus()
const run = `${new Date().toISOString()}, Chromium ${browser.version()}, ${cpus().length} × ${model}`
mkdirSync(RESULTS, { recursive: true })
writeFileSync(`${RESULTS}/results.json`, `${JSON.stringify({ run, ...results }, null, 2)}\n`)
console.log(`\n${run}, medians of ${rounds} rounds`)
for (const [title, columns] of Object.entries(results)) print(title, columns)
process.exit()

/**
 * Measures the targets in turn in each round, so that varying machine load affects all of them alike.
 * @template Target, Result
 * @param {Record<string, Target>} targets
 * @param {(target: Target) => Promise<Result>} measure
 */
async function interleaved(targets, measure) {
  /** @type {Record<string, Result[]>} */
  const measured = mapValues(targets, () => [])
  for (let round = 1; round <= rounds; round += 1) {
    process.stderr.write(`round ${round} of ${rounds}\n`)
    for (const [name, target] of Object.entries(targets)) measured[name]?.push(await measure(target))
  }
  return measured
}

/**
 * Prints the medians, with their ratios to the baseline, and the targets.
 * @param {string} title
 * @param {Record<string, Figures[]>} measured
 */
function print(title, measured) {
  const columns = mapValues(measured, medians)
  const { baseline: base = {}, ...others } = columns
  const cell = (/** @type {number} */ value, /** @type {number} */ baseValue) =>
    `${format(value)} (${baseValue > 0 ? `${(value / baseValue).toFixed(2)} ×` : '–'})`
  const rows = Object.entries(base).map(([name, value]) => [
    name,
    format(value),
    ...Object.values(others).map((figures) => cell(figures[name] ?? NaN, value)),
    describeTargets(title, name, columns),
  ])
  console.log(`\n${table([title, 'baseline', ...Object.keys(others), 'target'], rows)}`)
}

/** Rounds a figure to about three significant digits. */
function format(/** @type {number} */ value) {
  return value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : 2)
}
