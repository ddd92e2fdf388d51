// Measures the shop against the baseline: 20 cards rendered with the same libraries.
// npm run bench [-- --rounds=7] [-- --only=visits,interactions,memory,growth,lighthouse] [-- --headless-shell]
/** @import { Figures, InteractionTarget, Visit } from './types' */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { policyOf, securityHeaders } from '../scripts/build/securityHeaders.cjs'
import { isHeadlessShell, openBrowser } from './browser.mjs'
import { measureCatalogSizes } from './growth.mjs'
import { logInAsGuest, measureInteractions } from './interactions.mjs'
import { measureKeyPresses } from './keyPress.mjs'
import { runLighthouse } from './lighthouse.mjs'
import { measureRetainedMemory } from './memory.mjs'
import { makeCertificate, serve } from './server.mjs'
import { medians } from './statistics.mjs'
import { formatFigure, formatRatio, table } from './table.mjs'
import { describeTargets } from './targets.mjs'
import { visitTwice } from './visit.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const RESULTS = fileURLToPath(new URL('./results', import.meta.url))
const PRODUCT = '/products/aubergine-paithani-saree'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: 'visits,interactions,memory,growth,lighthouse' },
    built: { type: 'boolean', default: false },
    'headless-shell': { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds)
const parts = new Set(values.only.split(','))

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
if (!values.built) build()
const headersOf = (/** @type {string} */ html) =>
  Object.fromEntries(
    Object.entries(securityHeaders(policyOf(html))).map(([name, value]) => [name.toLowerCase(), value]),
  )
const servers = {
  baseline: await serve(certificate, { folders: [`${RESULTS}/baseline`, `${ROOT}/dist`] }),
  shop: await serve(certificate, { folders: [`${ROOT}/dist`], headersOf }),
}
const baseline = servers.baseline.url
const shop = servers.shop.url

/** @satisfies {Record<string, Visit>} */
const visits = {
  baseline: { url: baseline, first: 'main li h2' },
  listing: { url: `${shop}/products`, first: 'main li[aria-label] h2', hasServiceWorker: true },
  home: { url: `${shop}/`, first: '#collections ~ * li', hasServiceWorker: true },
  detail: { url: shop + PRODUCT, first: 'article h1', hasServiceWorker: true },
}
/** @satisfies {Record<string, InteractionTarget>} */
const interactionTargets = {
  baseline: { listing: baseline },
  shop: { listing: `${shop}/products`, logIn: logInAsGuest(shop) },
}

/**
 * @typedef {object} Results
 * @property {string} date
 * @property {string | undefined} cpu
 * @property {number} cores
 * @property {string} browser
 * @property {number} rounds
 * @property {Record<keyof typeof visits, { cold: Figures, repeat: Figures }[]>} [visits]
 * @property {Record<keyof typeof interactionTargets, Figures[]>} [interactions]
 * @property {Record<string, Figures>} [memory]
 * @property {Record<string, Figures>} [growth]
 * @property {Record<string, Figures>} [lighthouse]
 */

/** @type {Results} */
const results = {
  date: new Date().toISOString(),
  cpu: cpus()[0]?.model,
  cores: cpus().length,
  browser: browser.version(),
  rounds,
}
/** @type {Record<string, () => Promise<object>>} */
const measure = {
  visits: () => interleaved(visits, (/** @type {Visit} */ target) => visitTwice(browser, target)),
  interactions: () =>
    interleaved(interactionTargets, async (/** @type {InteractionTarget} */ target) => ({
      ...(await measureInteractions(browser, target)),
      ...(await measureKeyPresses(browser, target)),
    })),
  memory: () => measureRetainedMemory(certificate, { url: shop }),
  growth: () => measureCatalogSizes(browser, { url: shop }),
  lighthouse: () =>
    runLighthouse(
      certificate,
      { listing: visits.listing.url, home: visits.home.url, detail: visits.detail.url },
      Math.min(rounds, 3),
    ),
}
try {
  for (const part of parts) {
    const measurePart = measure[part]
    if (!measurePart) throw new Error(`--only: there is no part '${part}'.`)
    Object.assign(results, { [part]: await measurePart() })
    // Saved after each part, in case a later one fails.
    mkdirSync(RESULTS, { recursive: true })
    writeFileSync(`${RESULTS}/results.json`, `${JSON.stringify(results, null, 2)}\n`)
  }
} finally {
  await browser.close()
  for (const server of Object.values(servers)) server.close()
}
report()

function build() {
  for (const config of ['webpack.config.js', 'bench/baseline/webpack.config.cjs'])
    execFileSync('npx', ['webpack', '--mode', 'production', '-c', config], { cwd: ROOT, stdio: 'inherit' })
}

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

function report() {
  console.log(
    `\n${results.date}, Chromium ${results.browser}, ${results.cores} × ${results.cpu}, medians of ${rounds} rounds`,
  )
  const { visits } = results
  if (visits)
    for (const kind of /** @type {const} */ (['cold', 'repeat'])) {
      const of = (/** @type {keyof typeof visits} */ name) => medians(visits[name].map((both) => both[kind]))
      print(`${kind} visit`, {
        baseline: of('baseline'),
        listing: of('listing'),
        home: of('home'),
        detail: of('detail'),
      })
    }
  if (results.interactions)
    print('interactions, ms', {
      baseline: medians(results.interactions.baseline),
      shop: medians(results.interactions.shop),
    })
  if (results.memory) print('retained after navigations', results.memory)
  if (results.growth) print('products', results.growth)
  if (results.lighthouse) print('Lighthouse', results.lighthouse)
}

/**
 * Prints columns of figures, with their ratios to the baseline where there is one, and the targets.
 * @param {string} title
 * @param {Record<string, Figures>} columns
 */
function print(title, columns) {
  const names = Object.keys(Object.values(columns)[0] ?? {})
  const others = Object.keys(columns).filter((name) => name !== 'baseline')
  const head = [title, ...('baseline' in columns ? ['baseline'] : []), ...others, 'target']
  const cell = (/** @type {string} */ column, /** @type {string} */ name) => {
    const value = formatFigure(columns[column]?.[name])
    return 'baseline' in columns
      ? `${value} (${formatRatio(columns[column]?.[name], columns.baseline?.[name])})`
      : value
  }
  const rows = names.map((name) => [
    name,
    ...('baseline' in columns ? [formatFigure(columns.baseline?.[name])] : []),
    ...others.map((other) => cell(other, name)),
    describeTargets(title, name, columns),
  ])
  console.log(`\n${table(head, rows)}`)
}
