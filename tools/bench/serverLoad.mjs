// Measures the server under load, on PostgreSQL (if it is installed) and on the embedded database. The load shares the
// cores with both. npm run bench:server [-- --minutes=10] [-- --seconds=20] [-- --only=embedded], where --seconds makes
// every part as short. --catalog=FILE imports that file first (`npm run bench:catalog` writes one), and measures pages of
// it on PostgreSQL instead; --database=URL takes a database that has been imported into.
/** @import { Client, Request, Result } from 'autocannon' */
/** @import { Environment } from '@resham/server/tests/support/startServer' */
/** @import { ProductsResponse, SignupResponse } from '@resham/contract' */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { median } from './statistics.mjs'
import { table } from './table.mjs'

const require = createRequire(import.meta.url)
const { register } = require('esbuild-register/dist/node')
register()
/** @type {typeof import('@resham/server/tests/support/startServer')} */
const { programOf, startServer } = require('@resham/server/tests/support/startServer')
/** @type {typeof import('@resham/server/tests/support/temporaryPostgres')} */
const { startTemporaryPostgres } = require('@resham/server/tests/support/temporaryPostgres')
/** @type {typeof import('@resham/server/tests/support/residentMemory')} */
const { residentMemory } = require('@resham/server/tests/support/residentMemory')

const SHOPPERS = 320
/** How many requests are pending at any time. */
const CONNECTIONS = 16

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seconds: { type: 'string' },
    only: { type: 'string' },
    catalog: { type: 'string' },
    database: { type: 'string' },
  },
})
const seconds = Number(values.seconds ?? 20)
const secondsOfMemory = values.seconds ? seconds : Number(values.minutes) * 60

/** @type {string[][]} */
const loads = []
/** @type {string[][]} */
const memory = []

if (values.catalog || values.database) {
  await measurePages()
  process.exit()
}

const folder = mkdtempSync(join(tmpdir(), 'resham-bench-'))
const postgres = values.only === 'embedded' ? undefined : await startTemporaryPostgres()
try {
  if (postgres) {
    await measure(`PostgreSQL ${postgres.version}`, { DATABASE_URL: await postgres.createDatabase() })
  } else if (!values.only)
    console.error('No PostgreSQL was found (initdb and pg_ctl, 14 or newer): only the embedded database.')
  if (values.only !== 'postgresql') await measure('embedded', { DATA_DIR: join(folder, 'data') })
} finally {
  await postgres?.remove()
  rmSync(folder, { recursive: true })
}
const { length: cores, 0: cpu } = cpus()
console.log(`${new Date().toISOString()}, Node ${process.version}, ${cores} × ${cpu?.model}\n`)
console.log(table(['database', 'requests', 'per second', 'p50, ms', 'p99, ms', '2xx'], loads))
console.log(`\nBoth at once, for ${secondsOfMemory} s:\n`)
console.log(table(['database', 'MB, first tenth', 'MB, last tenth', 'MB, most'], memory))

/**
 * @param {string} database
 * @param {Environment} environment
 */
async function measure(database, environment) {
  const secret = { TOKEN_SECRET: 'a secret of the benchmark and of nothing else' }
  const server = await startServer({ ...environment, ...secret }, { keepsLog: false })
  try {
    process.stderr.write(`${database}: ${SHOPPERS} shoppers sign up\n`)
    const shoppers = await createShoppers(server.url)
    const list = (/** @type {number} */ duration) =>
      autocannon({ url: `${server.url}/api/products?limit=48`, connections: CONNECTIONS, duration })
    const add = (/** @type {number} */ duration) =>
      autocannon({ url: server.url, connections: CONNECTIONS, duration, setupClient: assign(shoppers) })
    for (const [name, send] of /** @type {const} */ ([
      ['page of products', list],
      ['add to cart', add],
    ])) {
      process.stderr.write(`${database}: ${name}, ${seconds} s\n`)
      loads.push([database, name, ...figuresOf(await send(seconds))])
    }
    process.stderr.write(`${database}: memory, ${secondsOfMemory} s\n`)
    const both = Promise.all([list(secondsOfMemory), add(secondsOfMemory)])
    memory.push([database, ...(await watchMemory(server.pid, both))])
  } finally {
    await server.stop()
  }
}

/** Signs up shoppers; returns the requests of each, which add one of three products to their cart. */
async function createShoppers(/** @type {string} */ url) {
  /** @type {ProductsResponse} */
  const { products } = await (await fetch(`${url}/api/products`)).json()
  const signUp = async (/** @type {number} */ index) => {
    const body = JSON.stringify({ name: 'Asha Rao', email: `asha-${index}@resham.example`, password: 'silk' })
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${url}/api/auth/signup`, { method: 'POST', headers, body })
    /** @type {SignupResponse} */
    const { encodedToken } = await response.json()
    return products.slice(0, 3).map(({ _id }) => ({
      method: /** @type {const} */ ('POST'),
      path: '/api/user/cart',
      headers: { ...headers, authorization: encodedToken },
      body: JSON.stringify({ product: { _id } }),
    }))
  }
  const shoppers = []
  for (let index = 0; index < SHOPPERS; index += CONNECTIONS) {
    const group = Array.from({ length: CONNECTIONS }, (_, place) => signUp(index + place))
    shoppers.push(...(await Promise.all(group)))
  }
  return shoppers
}

/**
 * Returns a function that gives each connection its own part of the shoppers: they all began with the first one
 * otherwise, and would wait for each other.
 * @param {Awaited<ReturnType<typeof createShoppers>>} shoppers
 */
function assign(shoppers) {
  let connection = 0
  return (/** @type {Client} */ client) => {
    const own = shoppers.filter((_, index) => index % CONNECTIONS === connection)
    connection += 1
    client.setRequests(own.flat())
  }
}

function figuresOf(/** @type {Result} */ { requests, latency, errors, non2xx }) {
  const share = (requests.total - non2xx) / (requests.total + errors)
  return [
    requests.average.toFixed(0),
    latency.p50.toFixed(0),
    latency.p99.toFixed(0),
    `${(share * 100).toFixed(2)} %`,
  ]
}

/**
 * Reads the memory of a process once a second until the work is done.
 * @param {number} pid
 * @param {Promise<unknown>} work
 */
async function watchMemory(pid, work) {
  /** @type {number[]} */
  const samples = []
  const timer = setInterval(() => {
    const now = residentMemory(pid)
    if (now !== undefined) samples.push(now)
  }, 1_000)
  await work
  clearInterval(timer)
  if (samples.length === 0) return ['–', '–', '–']
  const tenth = Math.ceil(samples.length / 10)
  const figures = [median(samples.slice(0, tenth)), median(samples.slice(-tenth)), Math.max(...samples)]
  return figures.map((figure) => figure.toFixed(0))
}

/** Pages of a long catalogue, requested as often as a row says, whatever is pending. */
async function measurePages() {
  const own = values.database
    ? undefined
    : await startTemporaryPostgres({ shared_buffers: '2GB', max_wal_size: '4GB' })
  const DATABASE_URL = values.database ?? (await own?.createDatabase())
  if (!DATABASE_URL) throw new Error('No PostgreSQL was found (initdb and pg_ctl, 14 or newer).')
  const environment = { DATABASE_URL, TOKEN_SECRET: 'a secret of the benchmark and of nothing else' }
  let server = await startServer(environment, { keepsLog: false })
  try {
    if (values.catalog) {
      await server.stop()
      const start = performance.now()
      const command = [...programOf('catalog'), 'import', values.catalog]
      const { status } = spawnSync(process.execPath, command, {
        stdio: 'inherit',
        env: { ...process.env, ...environment },
      })
      if (status !== 0) throw new Error('The import failed.')
      console.log(`Imported in ${Math.round((performance.now() - start) / 1_000)} s`)
      server = await startServer(environment, { keepsLog: false })
    }
    const rows = []
    for (const [name, rate, query] of await pageRequests(server.url))
      rows.push([name, `${rate}`, ...(await send(server.url, rate, query))])
    console.log(table(['requests', 'per second', 'p50, ms', 'p99, ms', '2xx'], rows))
    console.log(`${residentMemory(server.pid)?.toFixed(0)} MB`)
  } finally {
    await server.stop()
    await own?.remove()
  }
}

/**
 * The kinds of requests: how many a second, and a function that returns the next query.
 * @returns {Promise<[string, number, () => string][]>}
 */
async function pageRequests(/** @type {string} */ url) {
  const pick = (/** @type {readonly string[]} */ list) => list[Math.floor(Math.random() * list.length)] ?? ''
  const categories = ['', 'category=Saree&', 'category=Kurti&category=Dupatta&']
  const orders = ['', '&sortby=lowToHigh', '&sortby=highToLow']
  let turn = 0
  // Another limit each time, so that no response is a second old.
  const limit = () => `&limit=${40 + (turn++ % 20)}`
  const filters = () => `${pick(categories)}rating=${pick('01345'.split(''))}${pick(orders)}${limit()}`
  // Cursors of page 1,000 are known before the clock starts.
  /** @type {string[]} */
  const deep = []
  for (const category of categories)
    for (const order of orders) {
      let after = ''
      for (let products = 0; products < 48_000; products += 500) {
        const query = `${category}rating=3${order}&limit=500${after}`
        /** @type {ProductsResponse} */
        const { next } = await (await fetch(`${url}/api/products?${query}`)).json()
        if (next) after = `&after=${next}`
      }
      deep.push(`${category}rating=3${order}${after}`)
    }
  const letters = 'sil sar ind muga zar kot ban ros tea ema qzx 2n9 lot pat vin'.split(' ')
  const search = () => `search=${pick(letters)}${pick(orders)}${limit()}`
  return [
    ['page 1, any filters', 50, filters],
    ['page 1,000, any order', 50, () => `${pick(deep)}${limit()}`],
    ['search of three letters', 10, search],
    ['search of three letters', 50, search],
    ['suggestions', 50, () => `search=${pick(letters)}&titlesFirst=true&limit=6`],
  ]
}

/**
 * Sends so many requests a second; returns the median and the 99th percentile of the response times, and the share of
 * those that succeed.
 * @param {string} url
 * @param {number} rate
 * @param {() => string} query
 */
async function send(url, rate, query) {
  const setupRequest = (/** @type {Request} */ request) => ({ ...request, path: `/api/products?${query()}` })
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    overallRate: rate,
    headers: { 'accept-encoding': 'br' },
    requests: [{ setupRequest }],
  })
  return figuresOf(result).slice(1)
}
