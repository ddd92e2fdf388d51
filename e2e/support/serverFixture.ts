import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestInfo } from '@playwright/test'
import { createTemplate } from '../../server/tests/support/dataTemplate'
import { startServer } from '../../server/tests/support/startServer'

const SHOP = join(__dirname, '../../dist-server')

let template: Promise<string> | undefined

/** For all tests of this worker; removed when it ends. */
const createTemplateOfWorker = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'resham-e2e-'))
  process.once('exit', () => rmSync(folder, { recursive: true }))
  await createTemplate(join(folder, 'data'))
  return join(folder, 'data')
}

/**
 * Starts the reference server with a new database, which holds the seeds. It serves the shop too. Lets a test use its
 * URL, and removes server and database. The log of a failed test is `server.log` in its folder of `test-results`.
 */
export async function withServer(use: (url: string) => Promise<void>, testInfo: TestInfo): Promise<void> {
  if (!existsSync(join(SHOP, 'shell.html')))
    throw new Error('There is no shop in dist-server/ yet: npm run build:server-shop.')
  const folder = mkdtempSync(join(tmpdir(), 'resham-e2e-'))
  try {
    template ??= createTemplateOfWorker()
    const data = join(folder, 'data')
    cpSync(await template, data, { recursive: true })
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
