// Measures the shop beside the floor: a page of the same libraries with nothing but 20 cards.
// npm run bench [-- --rounds=7] [-- --only=visits,interactions,memory,growth,lighthouse] [-- --headless-shell]
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { isHeadlessShell, openBrowser } from './browser.mjs'
import { grow } from './growth.mjs'
import { asGuest, interact } from './interactions.mjs'
import { countKeyPresses } from './keyPress.mjs'
import { score } from './lighthouse.mjs'
import { walkTwice } from './memory.mjs'
import { makeCertificate, serve } from './server.mjs'
import { medians } from './statistics.mjs'
import { figure, ratio, table } from './table.mjs'
import { judge } from './targets.mjs'
import { visitTwice } from './visit.mjs'

const { policyOf, securityHeaders } = createRequire(import.meta.url)('../scripts/securityHeaders.cjs')

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const RESULTS = fileURLToPath(new URL('./results', import.meta.url))
const GARMENT = '/products/aubergine-paithani-saree'

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
    'Only a headless shell was found, which paints earlier than the browsers that people have. Install Chromium or ' +
      'Chrome, or name one with CHROMIUM_PATH; --headless-shell measures in the shell all the same.',
  )
  process.exit(1)
}
if (!values.built) build()
const headersOf = (page) =>
  Object.fromEntries(
    Object.entries(securityHeaders(policyOf(page))).map(([name, value]) => [name.toLowerCase(), value]),
  )
const servers = {
  floor: await serve(certificate, { folders: [`${RESULTS}/floor`, `${ROOT}/dist`] }),
  shop: await serve(certificate, { folders: [`${ROOT}/dist`], headersOf }),
}
const floor = servers.floor.address
const shop = servers.shop.address

const visits = {
  floor: { address: floor, first: 'main li h2' },
  listing: { address: `${shop}/products`, first: 'main li[aria-label] h2', hasWorker: true },
  home: { address: `${shop}/`, first: '#collections ~ * li', hasWorker: true },
  detail: { address: shop + GARMENT, first: 'article h1', hasWorker: true },
}
const hands = {
  floor: { listing: floor },
  shop: { listing: `${shop}/products`, logIn: asGuest(shop) },
}

const results = {
  date: new Date().toISOString(),
  cpu: cpus()[0]?.model,
  cores: cpus().length,
  browser: browser.version(),
  rounds,
}
const measure = {
  visits: () => interleaved(visits, (target) => visitTwice(browser, target)),
  interactions: () =>
    interleaved(hands, async (target) => ({
      ...(await interact(browser, target)),
      ...(await countKeyPresses(browser, target)),
    })),
  memory: () => walkTwice(certificate, { address: shop }),
  growth: () => grow(browser, { address: shop }),
  lighthouse: () =>
    score(
      certificate,
      { listing: visits.listing.address, home: visits.home.address, detail: visits.detail.address },
      Math.min(rounds, 3),
    ),
}
try {
  for (const part of parts) {
    results[part] = await measure[part]()
    // What is measured is kept, whatever becomes of the rest.
    mkdirSync(RESULTS, { recursive: true })
    writeFileSync(`${RESULTS}/results.json`, `${JSON.stringify(results, null, 2)}\n`)
  }
} finally {
  await browser.close()
  for (const server of Object.values(servers)) server.close()
}
report()

function build() {
  for (const config of ['webpack.config.js', 'bench/floor/webpack.config.cjs'])
    execFileSync('npx', ['webpack', '--mode', 'production', '-c', config], { cwd: ROOT, stdio: 'inherit' })
}

/** Measures one target after the other, round after round, so that a busy minute is everybody's. */
async function interleaved(targets, measure) {
  const measured = Object.fromEntries(Object.keys(targets).map((name) => [name, []]))
  for (let round = 1; round <= rounds; round += 1) {
    process.stderr.write(`round ${round} of ${rounds}\n`)
    for (const [name, target] of Object.entries(targets)) measured[name].push(await measure(target))
  }
  return measured
}

function report() {
  console.log(
    `\n${results.date}, Chromium ${results.browser}, ${results.cores} × ${results.cpu}, medians of ${rounds} rounds`,
  )
  if (results.visits)
    for (const kind of ['cold', 'repeat']) {
      const of = (name) => medians(results.visits[name].map((both) => both[kind]))
      print(`${kind} visit`, {
        floor: of('floor'),
        listing: of('listing'),
        home: of('home'),
        detail: of('detail'),
      })
    }
  if (results.interactions)
    print('interactions, ms', {
      floor: medians(results.interactions.floor),
      shop: medians(results.interactions.shop),
    })
  if (results.memory) print('held after page changes', results.memory)
  if (results.growth) print('products', results.growth)
  if (results.lighthouse) print('Lighthouse', results.lighthouse)
}

/** Columns of figures, beside a floor each with its ratio to it; then the targets. */
function print(title, columns) {
  const names = Object.keys(Object.values(columns)[0])
  const others = Object.keys(columns).filter((name) => name !== 'floor')
  const head = [title, ...('floor' in columns ? ['floor'] : []), ...others, 'target']
  const cell = (column, name) => {
    const value = figure(columns[column][name])
    return 'floor' in columns ? `${value} (${ratio(columns[column][name], columns.floor[name])})` : value
  }
  const rows = names.map((name) => [
    name,
    ...('floor' in columns ? [figure(columns.floor[name])] : []),
    ...others.map((other) => cell(other, name)),
    judge(title, name, columns),
  ])
  console.log(`\n${table(head, rows)}`)
}
