import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestInfo } from '@playwright/test'
import { createTemplate } from '@resham/server/tests/support/dataTemplate'
import { programOf, startServer } from '@resham/server/tests/support/startServer'
import { memoize } from 'es-toolkit'

const SHOP = join(__dirname, '../../../dist-server')

const ROOT = join(__dirname, '../../..')

/** The folder of a database with this number of products, for all tests of this worker; removed when it ends. */
const templateOf = memoize(async (products: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'resham-e2e-'))
  process.once('exit', () => rmSync(folder, { recursive: true }))
  const data = join(folder, 'data')
  await createTemplate(data)
  if (products > 0) {
    const run = promisify(execFile)
    const options = { cwd: ROOT, env: { ...process.env, DATA_DIR: data } }
    const file = join(folder, 'catalog.csv')
    await run(process.execPath, ['tools/bench/writeCatalog.mjs', file, `--products=${products}`], options)
    await run(process.execPath, [...programOf('catalog'), 'import', file], options)
  }
  return data
})

/**
 * Starts the reference server with a new database, which holds the seeds or as many products. It serves the shop too. Lets a test use its
 * URL, and removes server and database. The log of a failed test is `server.log` in its folder of `test-results`.
 */
export async function withServer(
  use: (url: string) => Promise<void>,
  testInfo: TestInfo,
  products: number,
): Promise<void> {
  if (!existsSync(join(SHOP, 'shell.html')))
    throw new Error('There is no shop in dist-server/ yet: npm run build:server-shop.')
  const folder = mkdtempSync(join(tmpdir(), 'resham-e2e-'))
  try {
    const data = join(folder, 'data')
    cpSync(await templateOf(products), data, { recursive: true })
    const server = await startServer({ DATA_DIR: data, SHOP_DIR: SHOP })
    try {
      await use(server.url)
    } finally {
      // At once: connections that a browser has left open would delay it, and its data is dropped.
      await server.kill()
    }
    if (testInfo.status !== testInfo.expectedStatus)
      writeFileSync(testInfo.outputPath('server.log'), `${server.log.join('\n')}\n`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
