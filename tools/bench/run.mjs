// Measures the shop against the baseline: 20 cards rendered with the same libraries.
// npm run bench [-- --rounds=7] [-- --only=visits,interactions] [-- --built] [-- --headless-shell]
/** @import { Figures } from './types' */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { policyOf, securityHeaders } from '../build/securityHeaders.cjs'
import { isHeadlessShell, openBrowser } from './browser.mjs'
import { logInAsGuest, measureInteractions } from './interactions.mjs'
import { makeCertificate, serve } from './staticServer.mjs'
import { medians } from './statistics.mjs'
import { formatFigure, formatRatio, table } from './table.mjs'
import { describeTargets } from './targets.mjs'
import { visitTwice } from './visit.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const RESULTS = fileURLToPath(new URL('./results', import.meta.url))

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: 'visits,interactions' },
    built: { type: 'boolean', default: false },
    'headless-shell': { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds)
const parts = new Set(values.only.split(','))
const unknown = [...parts].filter((part) => part !== 'visits' && part !== 'interactions')
if (unknown.length > 0) throw new Error(`--only: there is no part '${unknown}'.`)

const certificate = makeCertificate()
const browser = await openBrowser(certificate)
if (!values['headless-shell'] && (await isHeadlessShell(browser))) {
  await browser.close()
  console.error(
    'Only a headless shell was found, which paints earlier than the browsers that people use. Install Chromium or ' +
      'Chrome, or set CHROMIUM_PATH; --headless-shell measures in the shell anyway.',
  )
  process.exit(1)
}
if (!values.built)
  for (const config of ['webpack.config.js', 'tools/bench/baseline/webpack.config.cjs'])
    execFileSync('npx', ['webpack', '--mode', 'production', '-c', config], { cwd: ROOT, stdio: 'inherit' })

const headersOf = (/** @type {string} */ html) =>
  Object.fromEntries(
    Object.entries(securityHeaders(policyOf(html))).map(([name, value]) => [name.toLowerCase(), value]),
  )
const { url: baseline } = await serve(certificate, { folders: [`${RESULTS}/baseline`, `${ROOT}/dist`] })
const { url: shop } = await serve(certificate, { folders: [`${ROOT}/dist`], headersOf })

const CARD = 'main li[aria-label] h2'
const visits = {
  baseline: { url: baseline, first: 'main li h2' },
  listing: { url: `${shop}/products`, first: CARD, hasServiceWorker: true },
  home: { url: `${shop}/`, first: '#collections ~ * li', hasServiceWorker: true },
  detail: { url: `${shop}/products/aubergine-paithani-saree`, first: 'article h1', hasServiceWorker: true },
}
const interactionTargets = {
  baseline: { listing: baseline },
  shop: { listing: `${shop}/products`, logIn: logInAsGuest(shop) },
}

const { model } = cpus()[0] ?? {}
const machine = `Chromium ${browser.version()}, ${cpus().length} × ${model}`
console.log(`\n${new Date().toISOString()}, ${machine}, medians of ${rounds} rounds`)
/** @type {Record<string, object>} */
const results = {}
try {
  if (parts.has('visits')) {
    const measured = await interleaved(visits, (target) => visitTwice(browser, target))
    results.visits = measured
    for (const kind of /** @type {const} */ (['cold', 'repeat']))
      print(`${kind} visit`, measured, (both) => both[kind])
  }
  if (parts.has('interactions')) {
    const measured = await interleaved(interactionTargets, (target) => measureInteractions(browser, target))
    results.interactions = measured
    print('interactions, ms', measured, (figures) => figures)
  }
} finally {
  await browser.close()
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(`${RESULTS}/results.json`, `${JSON.stringify(results, null, 2)}\n`)
}
process.exit()

/**
 * Measures the targets in turn in each round, so that varying machine load affects all of them alike.
 * @template Target, Result
 * @param {Record<string, Target>} targets
 * @param {(target: Target) => Promise<Result>} measure
 */
async function interleaved(targets, measure) {
  /** @type {Record<string, Result[]>} */
  const measured = Object.fromEntries(Object.keys(targets).map((name) => [name, []]))
  for (let round = 1; round <= rounds; round += 1) {
    process.stderr.write(`round ${round} of ${rounds}\n`)
    for (const [name, target] of Object.entries(targets)) measured[name]?.push(await measure(target))
  }
  return measured
}

/**
 * Prints the medians of each column, with their ratios to the baseline, and the targets.
 * @template Result
 * @param {string} title
 * @param {Record<string, Result[]>} measured
 * @param {(result: Result) => Figures} figuresOf
 */
function print(title, measured, figuresOf) {
  /** @type {Record<string, Figures>} */
  const columns = Object.fromEntries(
    Object.entries(measured).map(([name, all]) => [name, medians(all.map(figuresOf))]),
  )
  const [first = {}, ...others] = Object.values(columns)
  const rows = Object.keys(first).map((name) => [
    name,
    formatFigure(first[name]),
    ...others.map((other) => `${formatFigure(other[name])} (${formatRatio(other[name], first[name])})`),
    describeTargets(title, name, columns),
  ])
  console.log(`\n${table([title, ...Object.keys(columns), 'target'], rows)}`)
}
