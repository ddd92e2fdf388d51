import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestInfo } from '@playwright/test'
import { startServer } from '../../server/tests/support/startServer'

const SHOP = join(__dirname, '../../dist-server')

/**
 * Starts the reference server with a new database, which holds the seeds. It serves the shop too. Lets a test use its
 * URL, and removes server and database. The log of a failed test is `server.log` in its folder of `test-results`.
 */
export async function withServer(use: (url: string) => Promise<void>, testInfo: TestInfo): Promise<void> {
  if (!existsSync(join(SHOP, 'shell.html')))
    throw new Error('There is no shop in dist-server/ yet: npm run build:server-shop.')
  const data = mkdtempSync(join(tmpdir(), 'resham-e2e-'))
  try {
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
    rmSync(data, { recursive: true })
  }
}
