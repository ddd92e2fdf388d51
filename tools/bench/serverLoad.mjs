// Measures the server under load, on PostgreSQL (if it is installed) and on the embedded database. What makes
// the load runs on the same cores. npm run bench:server [-- --seconds=20] [-- --only=embedded] --catalog=FILE
// imports that file first (`npm run bench:catalog` writes one), and measures pages of it on PostgreSQL
// instead; --database=URL takes a database that has been imported into.
/** @import { Client, Options } from 'autocannon' */
/** @import { Environment } from '@resham/server/tests/support/startServer' */
/** @import { ProductsResponse, SignupResponse } from '@resham/contract' */
/** @typedef {Awaited<ReturnType<typeof startServer>>} Server */
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { table } from './table.mjs'

const require = createRequire(import.meta.url)
const { register } = require('esbuild-register/dist/node')
register()
/** @type {typeof import('@resham/contract')} */
const { PRICE_STEPS } = require('@resham/contract')
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
    seconds: { type: 'string', default: '20' },
    only: { type: 'string' },
    catalog: { type: 'string' },
    database: { type: 'string' },
  },
})
const isLarge = Boolean(values.catalog || values.database)
/** @type {string[][]} */
const rows = []

const folder = mkdtempSync(join(tmpdir(), 'resham-bench-'))
const needsPostgres = isLarge ? !values.database : values.only !== 'embedded'
const settings = isLarge ? { shared_buffers: '2GB', max_wal_size: '4GB' } : undefined
const postgres = needsPostgres ? await startTemporaryPostgres(settings) : undefined
if (needsPostgres && !postgres) console.error('No PostgreSQL was found (initdb and pg_ctl, 14 or newer).')
try {
  const DATABASE_URL = values.database ?? (await postgres?.createDatabase())
  if (DATABASE_URL) await measure('PostgreSQL', { DATABASE_URL }, isLarge ? searches : basics)
  if (!isLarge && values.only !== 'postgresql')
    await measure('embedded', { DATA_DIR: join(folder, 'data') }, basics)
} finally {
  await postgres?.remove()
  rmSync(folder, { recursive: true })
}
console.log(`${new Date().toISOString()}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}\n`)
console.log(table(['database', 'requests', 'per second', 'p50, ms', 'p99, ms', '2xx', 'MB after'], rows))

/**
 * @param {string} database
 * @param {Environment} environment
 * @param {(server: Server, send: (name: string, options: Partial<Options>) => Promise<void>) => Promise<void>} load
 */
async function measure(database, environment, load) {
  const all = {
    ...environment,
    TOKEN_SECRET: 'a secret of the benchmark and of nothing else',
    // Requests are counted, as those of shoppers are, but not refused.
    RATE_LIMIT: '1000000',
  }
  if (values.catalog) {
    // The first start creates the tables.
    await (await startServer(all, { keepsLog: false })).stop()
    importCatalog(values.catalog, all)
  }
  const server = await startServer(all, { keepsLog: false })
  try {
    await load(server, async (name, options) => {
      process.stderr.write(`${database}: ${name}, ${values.seconds} s\n`)
      const { requests, latency, errors, non2xx } = await autocannon({
        url: server.url,
        connections: CONNECTIONS,
        duration: Number(values.seconds),
        ...options,
      })
      const share = (requests.total - non2xx) / (requests.total + errors)
      const figures = [requests.average, latency.p50, latency.p99].map((figure) => figure.toFixed(0))
      const memory = residentMemory(server.pid)?.toFixed(0) ?? '–'
      rows.push([database, name, ...figures, `${(share * 100).toFixed(2)} %`, memory])
    })
  } finally {
    await server.stop()
  }
}

/** @param {string} file @param {Environment} environment */
function importCatalog(file, environment) {
  const start = performance.now()
  const command = [...programOf('catalog'), 'import', file]
  const env = { ...process.env, ...environment }
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit', env })
  if (status !== 0) throw new Error('The import failed.')
  console.log(`Imported in ${Math.round((performance.now() - start) / 1_000)} s`)
}

/** @type {Parameters<typeof measure>[2]} */
async function basics({ url }, send) {
  const shoppers = await createShoppers(url)
  // Each connection has its own shoppers, because requests about the same cart would wait for each other.
  let connection = 0
  const setupClient = (/** @type {Client} */ client) => {
    client.setRequests(shoppers.filter((_, index) => index % CONNECTIONS === connection).flat())
    connection += 1
  }
  const page = { url: `${url}/api/products?limit=48` }
  await send('page of products', page)
  await send('add to cart', { setupClient })
  await send('page of products', { ...page, overallRate: 100 })
  const signUps = autocannon({
    url,
    connections: CONNECTIONS,
    duration: Number(values.seconds),
    requests: [{ setupRequest: (request) => ({ ...request, ...signUp(randomUUID()) }) }],
  })
  await send('page of products, as others sign up', { ...page, overallRate: 100 })
  await signUps
}

/** @param {string | number} name */
function signUp(name) {
  const body = { name: 'Asha Rao', email: `asha-${name}@resham.example`, password: 'silk' }
  return {
    method: /** @type {const} */ ('POST'),
    path: '/api/auth/signup',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
}

/** Signs up shoppers; returns the requests of each, which add one of three products to their cart. */
async function createShoppers(/** @type {string} */ url) {
  /** @type {ProductsResponse} */
  const { products } = await read(`${url}/api/products`)
  const createShopper = async (/** @type {number} */ index) => {
    const { path, ...request } = signUp(index)
    const { headers } = request
    /** @type {SignupResponse} */
    const { encodedToken } = await read(url + path, request)
    return products.slice(0, 3).map(({ _id }) => ({
      method: /** @type {const} */ ('POST'),
      path: '/api/user/cart',
      headers: { ...headers, authorization: encodedToken },
      body: JSON.stringify({ product: { _id } }),
    }))
  }
  const shoppers = []
  for (let index = 0; index < SHOPPERS; index += 1) shoppers.push(await createShopper(index))
  return shoppers
}

/**
 * Returns the options for a number of requests a second, however many are pending, each with a new path.
 * @param {number} overallRate
 * @param {() => string} path
 * @returns {Partial<Options>}
 */
function atRate(overallRate, path) {
  const headers = { 'accept-encoding': 'br' }
  return { overallRate, headers, requests: [{ setupRequest: (request) => ({ ...request, path: path() }) }] }
}

/** @type {Parameters<typeof measure>[2]} */
async function searches({ url }, send) {
  const pick = (/** @type {readonly string[]} */ list) => list[Math.floor(Math.random() * list.length)] ?? ''
  let turn = 0
  // Each request has another limit, so that the server cannot respond with what it has cached for a second.
  const limit = () => `&limit=${40 + (turn++ % 20)}`
  const categories = ['', 'category=Saree&', 'category=Kurti&category=Dupatta&']
  const orders = ['', '&sortby=lowToHigh', '&sortby=highToLow']
  const words = 'sil sar ind muga zar kot ban ros tea ema qzx 2n9 lot pat vin'.split(' ')
  // Cursors of page 1,000 are known before the clock starts.
  /** @type {string[]} */
  const deep = []
  for (const category of categories)
    for (const order of orders) {
      const query = `${category}rating=3${order}`
      deep.push(query + (await cursorAfter(48_000, `${url}/api/products?${query}`)))
    }
  const filters = () => `${pick(categories)}rating=${pick([...'01345'])}${pick(orders)}${limit()}`
  const search = () => `search=${pick(words)}${pick(orders)}${limit()}`
  // Each is another one: a word of the catalogue without one of its letters or with one twice, or random letters.
  const misspelt = () => {
    if (turn % 4 === 0) return `qzx${Math.random().toString(36).slice(2, 8)}`
    const word = pick(
      'banarasi chanderi patola tussar jamdani lehenga dupatta emerald copper saffron'.split(' '),
    )
    const at = 1 + Math.floor(Math.random() * (word.length - 2))
    return word.slice(0, at) + (turn % 2 === 0 ? word.charAt(at).repeat(2) : '') + word.slice(at + 1)
  }
  const nothing = () => `search=${misspelt()}${pick(orders)}${limit()}`
  const list = (/** @type {number} */ rate, /** @type {() => string} */ query) =>
    atRate(rate, () => `/api/products?${query()}`)
  await send('page 1, any filters', list(50, filters))
  await send(
    'page 1, with a price',
    list(50, () => `price=${pick(PRICE_STEPS.map(String))}&${filters()}`),
  )
  await send(
    'page 1,000, any order',
    list(50, () => pick(deep) + limit()),
  )
  await send('search of three letters', list(10, search))
  await send('search of three letters', list(50, search))
  await send('search that finds nothing', list(10, nothing))
  await send('search that finds nothing', list(50, nothing))
  await send(
    'suggestions',
    list(50, () => `search=${pick(words)}&titlesFirst=true&limit=6`),
  )
}

/**
 * Walks a listing in pages of 500; returns the query parameter of the page after so many products.
 * @param {number} count
 * @param {string} url
 */
async function cursorAfter(count, url) {
  let after = ''
  for (let products = 0; products < count; products += 500) {
    /** @type {ProductsResponse} */
    const { next } = await read(`${url}&limit=500${after}`)
    if (!next) break
    after = `&after=${next}`
  }
  return after
}

/** @param {string} url @param {RequestInit} [options] */
async function read(url, options) {
  return (await fetch(url, options)).json()
}
