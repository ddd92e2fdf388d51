import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestInfo } from '@playwright/test'
import { products as seeds } from '@resham/mock-server/seeds/products'
import { createTemplate } from '@resham/server/tests/support/dataTemplate'
import { programOf, startServer } from '@resham/server/tests/support/startServer'
import { memoize } from 'es-toolkit'

const SHOP = join(__dirname, '../../../dist-server')

const ROOT = join(__dirname, '../../..')

type Catalog = { products: number; productIds: string[] }

/** The folder of a database with this catalogue, for all tests of this worker; removed when it ends. */
const createTemplateOf = async ({ products, productIds }: Catalog) => {
  const folder = mkdtempSync(join(tmpdir(), 'resham-e2e-'))
  process.once('exit', () => rmSync(folder, { recursive: true }))
  const data = join(folder, 'data')
  await createTemplate(data)
  const run = promisify(execFile)
  const options = { cwd: ROOT, env: { ...process.env, DATA_DIR: data } }
  const importFile = (file: string) =>
    run(process.execPath, [...programOf('catalog'), 'import', file], options)
  if (products > 0) {
    const file = join(folder, 'catalog.csv')
    await run(process.execPath, ['tools/bench/writeCatalog.mjs', file, `--products=${products}`], options)
    await importFile(file)
  }
  if (productIds.length > 0) {
    const file = join(folder, 'products.json')
    writeFileSync(file, JSON.stringify({ products: productIds.map((_id) => ({ ...seeds[0], _id })) }))
    await importFile(file)
  }
  return data
}
const templateOf = memoize(createTemplateOf, { getCacheKey: (catalog) => JSON.stringify(catalog) })

/**
 * Starts the reference server with a new database, which has the seeds, or a number of products, and those of
 * `productIds`. The server serves the shop too. Lets a test use its URL, and then removes server and
 * database. The log of a failed test is `server.log` in its folder of `test-results`.
 */
export async function withServer(
  use: (url: string) => Promise<void>,
  testInfo: TestInfo,
  { siteUrl, ...catalog }: Catalog & { siteUrl: string },
): Promise<void> {
  if (!existsSync(join(SHOP, 'shell.html')))
    throw new Error('There is no shop in dist-server/ yet: npm run build:server-shop.')
  const folder = mkdtempSync(join(tmpdir(), 'resham-e2e-'))
  try {
    const data = join(folder, 'data')
    cpSync(await templateOf(catalog), data, { recursive: true })
    const server = await startServer({ DATA_DIR: data, SHOP_DIR: SHOP, SITE_URL: siteUrl })
    try {
      await use(server.url)
    } finally {
      // Connections that a browser has left open would delay a regular stop. The data is not needed any more.
      await server.kill()
    }
    if (testInfo.status !== testInfo.expectedStatus)
      writeFileSync(testInfo.outputPath('server.log'), `${server.log.join('\n')}\n`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
