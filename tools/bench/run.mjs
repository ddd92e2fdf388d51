// Measures the shop against the baseline: 20 cards rendered with the same libraries.
// npm run bench [-- --rounds=7] [-- --only=visits,interactions,memory,growth,lighthouse] [-- --headless-shell]
// Parts that are measured only if they are named: network, servers (with --server=name=URL of each), waterfall.
/** @import { Figures, InteractionTarget, Visit } from './types' */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { policyOf, securityHeaders } from '../build/securityHeaders.cjs'
import { isHeadlessShell, launchOptions, openBrowser } from './browser.mjs'
import { measureCatalog, mockOf, SIZES } from './growth.mjs'
import { logInAsGuest, measureInteractions } from './interactions.mjs'
import { measureKeyPresses } from './keyPress.mjs'
import { runLighthouse } from './lighthouse.mjs'
import { measureRetainedMemory } from './memory.mjs'
import { openSlowLink } from './slowLink.mjs'
import { makeCertificate, serve } from './staticServer.mjs'
import { medians } from './statistics.mjs'
import { formatFigure, formatRatio, table } from './table.mjs'
import { describeTargets } from './targets.mjs'
import { visitTwice } from './visit.mjs'
import { drawWaterfall } from './waterfall.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const RESULTS = fileURLToPath(new URL('./results', import.meta.url))
const PRODUCT = '/products/aubergine-paithani-saree'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: 'visits,interactions,memory,growth,lighthouse' },
    built: { type: 'boolean', default: false },
    server: { type: 'string', multiple: true, default: [] },
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

const CARD = 'main li[aria-label] h2'
const visitsOf = (/** @type {string} */ baseline, /** @type {string} */ shop) =>
  /** @satisfies {Record<string, Visit>} */ ({
    baseline: { url: baseline, first: 'main li h2' },
    listing: { url: `${shop}/products`, first: CARD, hasServiceWorker: true },
    home: { url: `${shop}/`, first: '#collections ~ * li', hasServiceWorker: true },
    detail: { url: shop + PRODUCT, first: 'article h1', hasServiceWorker: true },
  })
const visits = visitsOf(baseline, shop)
/** @satisfies {Record<string, InteractionTarget>} */
const interactionTargets = {
  baseline: { listing: baseline },
  shop: { listing: `${shop}/products`, logIn: logInAsGuest(shop) },
}

/**
 * @typedef {Record<string, { cold: Figures, repeat: Figures }[]>} Visits
 *
 * @typedef {object} Results
 * @property {string} date
 * @property {string | undefined} cpu
 * @property {number} cores
 * @property {string} browser
 * @property {number} rounds
 * @property {Visits} [visits]
 * @property {Record<keyof typeof interactionTargets, Figures[]>} [interactions]
 * @property {Record<string, Figures>} [memory]
 * @property {Record<string, Figures>} [growth]
 * @property {Record<string, Figures>} [lighthouse]
 * @property {Record<string, Visits>} [network] by the share of packets that are lost
 * @property {Visits} [servers]
 * @property {Record<string, Figures>} [serverCatalogs]
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
  visits: async () => ({ visits: await visitAll(visits) }),
  interactions: async () => ({
    interactions: await interleaved(interactionTargets, async (/** @type {InteractionTarget} */ target) => ({
      ...(await measureInteractions(browser, target)),
      ...(await measureKeyPresses(browser, target)),
    })),
  }),
  memory: async () => ({ memory: await measureRetainedMemory(certificate, { url: shop }) }),
  growth: async () => ({
    growth: await eachOf(Object.fromEntries(SIZES.map((size) => [size, mockOf(size)])), (stored) =>
      measureCatalog(browser, shop, stored),
    ),
  }),
  lighthouse: async () => ({
    lighthouse: await runLighthouse(
      certificate,
      { listing: visits.listing.url, home: visits.home.url, detail: visits.detail.url },
      Math.min(rounds, 3),
    ),
  }),
  network: measureNetwork,
  servers: measureServers,
  waterfall: async () => {
    await drawWaterfall(browser, visits.listing, `${RESULTS}/waterfall.svg`)
    return {}
  },
}
try {
  for (const part of parts) {
    const measurePart = measure[part]
    if (!measurePart) throw new Error(`--only: there is no part '${part}'.`)
    Object.assign(results, await measurePart())
    // Saved after each part, in case a later one fails.
    mkdirSync(RESULTS, { recursive: true })
    writeFileSync(`${RESULTS}/results.json`, `${JSON.stringify(results, null, 2)}\n`)
  }
} finally {
  await browser.close()
}
report()
// The connections of a slow link that was removed stay open.
process.exit()

function build() {
  for (const config of ['webpack.config.js', 'tools/bench/baseline/webpack.config.cjs'])
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

/**
 * @template Target, Result
 * @param {Record<string, Target>} targets
 * @param {(target: Target) => Promise<Result>} act
 */
async function eachOf(targets, act) {
  /** @type {Record<string, Result>} */
  const measured = {}
  for (const [name, target] of Object.entries(targets)) measured[name] = await act(target)
  return measured
}

/**
 * @param {Record<string, Visit>} targets
 * @param {import('@playwright/test').Browser} [from]
 * @param {{ hasSlowLink: boolean }} [options]
 */
function visitAll(targets, from = browser, options) {
  return interleaved(targets, (target) => visitTwice(from, target, options))
}

/** The visits over a real line, without loss and with 1 % of the packets lost. */
async function measureNetwork() {
  /** @type {Record<string, Visits>} */
  const network = {}
  for (const loss of [0, 0.01]) {
    const link = await openSlowLink(loss)
    const { executablePath = '' } = launchOptions(certificate)
    const phone = await openBrowser(certificate, { executablePath: link.wrap(executablePath) })
    const at = (/** @type {{ port: number }} */ { port }) => `https://${link.host}:${port}`
    network[`${loss * 100} % lost`] = await visitAll(
      visitsOf(at(servers.baseline), at(servers.shop)),
      phone,
      { hasSlowLink: true },
    )
    await phone.close()
    await link.close()
  }
  return { network }
}

/** Builds for a real server, each with its own catalogue, beside the build with the mock and a baseline without Mirage. */
async function measureServers() {
  const origins = Object.fromEntries(values.server.map((option) => option.split(/=(.*)/s)))
  const [first = ''] = Object.values(origins)
  const bare = await serve(certificate, {
    folders: [`${RESULTS}/baseline`, `${ROOT}/dist`],
    proxied: { path: '/api/', origin: first },
  })
  const sites = await eachOf(origins, (origin) => serve(certificate, { proxied: { path: '/', origin } }))
  const listings = await eachOf(sites, async ({ url }) => visitsOf('', url).listing)
  const firstSite = Object.values(sites)[0]?.url ?? ''
  const measured = await visitAll({
    baseline: { ...visits.baseline, url: `${bare.url}/server/` },
    'static listing': visits.listing,
    'static product': visits.detail,
    product: visitsOf('', firstSite).detail,
    ...listings,
  })
  const serverCatalogs = await eachOf(sites, ({ url }) => measureCatalog(browser, url))
  for (const site of [bare, ...Object.values(sites)]) site.close()
  return { servers: measured, serverCatalogs }
}

function report() {
  console.log(
    `\n${results.date}, Chromium ${results.browser}, ${results.cores} × ${results.cpu}, medians of ${rounds} rounds`,
  )
  const { visits, network, servers } = results
  if (visits) printVisits('', visits)
  for (const [loss, ofLoss] of Object.entries(network ?? {})) printVisits(`, ${loss}`, ofLoss)
  if (servers) printVisits(', real server', servers)
  if (results.serverCatalogs) print('real server', results.serverCatalogs)
  if (results.interactions)
    print('interactions, ms', {
      baseline: medians(results.interactions.baseline),
      shop: medians(results.interactions.shop),
    })
  if (results.memory) print('retained after navigations', results.memory)
  if (results.growth) print('products', results.growth)
  if (results.lighthouse) print('Lighthouse', results.lighthouse)
}

function printVisits(/** @type {string} */ title, /** @type {Visits} */ visits) {
  for (const kind of /** @type {const} */ (['cold', 'repeat'])) {
    const columns = Object.entries(visits).map(([name, both]) => [
      name,
      medians(both.map((one) => one[kind])),
    ])
    print(`${kind} visit${title}`, Object.fromEntries(columns))
  }
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
